import { afterEach, describe, expect, test } from 'vitest';
import { getEducation, saveEducation } from '#contract/candidates/education.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import * as own from '#contract/verifications/own.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const DEGREE = EDUCATION.educations?.[0];
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const NOWHERE = '00000000-0000-7000-8000-000000000000';

interface Graduate extends TestAccount {
  /** Of the degree. */
  educationId: string;
}

async function graduate(degree: object = {}): Promise<Graduate> {
  const educations = [{ ...DEGREE, ...degree }] as never;
  const asha = await createSearchableCandidate(server.db, { education: { educations } });
  const { data } = await server.as(asha).call(getEducation);
  return { ...asha, educationId: data.educations[0]?.id ?? '' };
}

let count = 0;
function address(domain = 'smail.iitm.ac.in'): string {
  count += 1;
  return `asha${count}@${domain}`;
}

const paramsOf = (who: Graduate) => ({ params: { id: who.educationId } });

function send(who: Graduate, email: string) {
  return server.as(who).call(own.sendDegreeCode, { ...paramsOf(who), body: { email } });
}

function confirm(who: Graduate, code: string) {
  return server.as(who).call(own.confirmDegreeCode, { ...paramsOf(who), body: { code } });
}

async function codeFor(email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
}

/** Any code except this one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function statusOf(who: Graduate) {
  return (await server.as(who).call(own.getDegreeProof, paramsOf(who))).data.status;
}

function save(who: Graduate, change: object) {
  const educations = [{ ...DEGREE, id: who.educationId, ...change }];
  return server.as(who).call(saveEducation, { body: { educations } as never });
}

function upload(who: Graduate, bytes: Buffer, name = 'degree.pdf', field = 'document') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return server.as(who).call(own.uploadDegreeProof, { ...paramsOf(who), form });
}

describe('a code to the institute', () => {
  test('verifies the degree, and recruiters see the medal', async () => {
    const asha = await graduate();
    const email = address();
    const sent = await send(asha, email);
    expect(sent).toMatchObject({ status: 200, message: 'We have sent a code to this address.' });
    expect(sent.data).toMatchObject({
      status: 'PENDING',
      method: 'MAIL',
      email,
      remainingAttempts: 5,
      mailDomain: 'iitm.ac.in',
    });
    const rohan = server.as(await createRecruiter(server.db));
    const medal = async () => {
      const { data } = await rohan.call(searchCandidates, { body: { text: asha.lastName } });
      const profile = await rohan.call(getCandidate, { params: { id: asha.id } });
      return [data.content[0]?.hasVerifiedDegree, profile.data.hasVerifiedDegree];
    };
    expect(await medal()).toEqual([false, false]);
    const done = await confirm(asha, await codeFor(email));
    expect(done).toMatchObject({
      status: 200,
      message: 'Your degree is verified.',
      data: { status: 'VERIFIED' },
    });
    expect(await medal()).toEqual([true, true]);
    expect((await server.as(asha).call(getEducation)).data.educations[0]?.verificationStatus).toBe(
      'VERIFIED',
    );
  });

  test.each([
    ['', 'Please enter your address at the institute'],
    ['asha', 'Please enter your address at the institute'],
    ['asha@gmail.com', 'This is not an address of an institute we know. Please send a document instead.'],
    [
      'asha@iitm.ac.in.evil.in',
      'This is not an address of an institute we know. Please send a document instead.',
    ],
    ['asha@iitb.ac.in', 'This address belongs to IIT Bombay, not to IIT Madras.'],
  ])('does not go to "%s"', async (email, message) => {
    const asha = await graduate();
    const answer = await send(asha, email);
    expect(answer).toMatchObject({ status: 400, message, errors: [{ path: 'email', message }] });
    expect(await statusOf(asha)).toBe('UNVERIFIED');
  });

  test('is also sent to the institute under its full name', async () => {
    const asha = await graduate({ universityName: 'Indian Institute of Technology, Madras' });
    expect((await send(asha, address())).status).toBe(200);
  });

  test('can be requested again after a minute, and only the last one is valid', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    const first = await codeFor(email);
    const hasty = await send(asha, email);
    expect(hasty.status).toBe(429);
    expect(hasty.message).toMatch(/^Please wait (60|59) seconds before requesting a new code\.$/);
    expect(Number(hasty.headers.get('retry-after'))).toBeGreaterThan(50);
    await server.as(asha).call(own.withdrawDegreeProof, paramsOf(asha));
    expect((await send(asha, email)).status).toBe(429);
    await server.moveClock(61);
    expect((await send(asha, email)).status).toBe(200);
    const second = await codeFor(email);
    if (first !== second) expect((await confirm(asha, first)).code).toBe('INVALID_CODE');
    expect((await confirm(asha, second)).status).toBe(200);
  });

  test('can be mistyped four times, not five', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    const code = await codeFor(email);
    for (const remainingAttempts of [4, 3, 2, 1, 0]) {
      const refusal = { status: 400, message: 'Invalid verification code', remainingAttempts };
      expect(await confirm(asha, wrong(code))).toMatchObject(refusal);
    }
    const spent = {
      status: 400,
      message: 'Too many wrong codes. Please request a new one.',
      remainingAttempts: 0,
    };
    expect(await confirm(asha, code)).toMatchObject(spent);
  });

  test('of ten concurrent guesses at most five are evaluated', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    const guess = wrong(await codeFor(email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(asha, guess)));
    expect(answers.filter(({ code }) => code === 'INVALID_CODE')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'NO_ATTEMPTS_LEFT')).toHaveLength(5);
  });

  test('entered twice at once verifies once', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    const code = await codeFor(email);
    const answers = await Promise.all([confirm(asha, code), confirm(asha, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is valid for ten minutes; then the degree is as before', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    const code = await codeFor(email);
    await server.moveClock(601);
    const late = { status: 400, message: 'This verification code has expired. Please request a new one.' };
    expect(await confirm(asha, code)).toMatchObject(late);
    expect(await statusOf(asha)).toBe('PENDING');
    await server.runTasks('expireDegreeCodes');
    expect(await statusOf(asha)).toBe('UNVERIFIED');
  });

  test.each(['', '12345', '1234567', 'abcdef'])('is not "%s"', async (code) => {
    const asha = await graduate();
    expect(await confirm(asha, code)).toMatchObject({
      status: 400,
      message: 'Please enter the 6 digits of the code',
    });
  });

  test('verifies no second profile by one address', async () => {
    const [asha, vikram] = [await graduate(), await graduate()];
    const email = address();
    await send(asha, email);
    await confirm(asha, await codeFor(email));
    await send(vikram, email);
    const answer = await confirm(vikram, await codeFor(email));
    const message = 'This address has already verified a degree in another profile.';
    expect(answer).toMatchObject({ status: 409, message });
    expect(await statusOf(vikram)).toBe('PENDING');
  });
});

describe('a document', () => {
  test.each([
    ['PDF', PDF, 'degree.exe', 'degree.pdf'],
    ['JPG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'a.png', 'a.jpg'],
    [
      'PNG',
      Buffer.from(
        '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6300010000050001',
        'hex',
      ),
      '../x.png',
      'x.png',
    ],
  ])('may be a %s, stored under a name that fits it', async (_kind, bytes, name, kept) => {
    const asha = await graduate();
    const answer = await upload(asha, bytes, name);
    expect(answer).toMatchObject({ status: 200, message: 'We have received your document.' });
    expect(answer.data).toMatchObject({ status: 'PENDING', method: 'DOCUMENT', documentName: kept });
  });

  test.each([
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(512)])],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
  ])('is not %s', async (_kind, bytes) => {
    const message = 'Please upload a PDF, JPG or PNG file';
    expect(await upload(await graduate(), bytes)).toMatchObject({ status: 400, message });
  });

  test('must be sent in its field', async () => {
    expect((await upload(await graduate(), PDF, 'a.pdf', 'file')).status).toBe(400);
  });

  test('of exactly 5 MB is accepted, one byte more is refused', async () => {
    const asha = await graduate();
    const sized = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, ' ')]);
    const large = await upload(asha, sized(own.PROOF_MAX_BYTES + 1));
    expect(large).toMatchObject({ status: 413, message: 'The file must be 5 MB or smaller' });
    expect((await upload(asha, sized(own.PROOF_MAX_BYTES))).status).toBe(200);
  });

  test('under review blocks another one and a code, until it is withdrawn', async () => {
    const asha = await graduate();
    await upload(asha, PDF);
    const message = 'Your document is being checked. Withdraw it first to try another way.';
    expect(await upload(asha, PDF)).toMatchObject({ status: 409, message });
    expect(await send(asha, address())).toMatchObject({ status: 409, message });
    expect((await server.as(asha).call(own.withdrawDegreeProof, paramsOf(asha))).status).toBe(204);
    expect(await statusOf(asha)).toBe('UNVERIFIED');
    expect((await server.as(asha).call(own.withdrawDegreeProof, paramsOf(asha))).status).toBe(409);
    expect((await send(asha, address())).status).toBe(200);
  });

  test('replaces a pending code', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    expect((await upload(asha, PDF)).status).toBe(200);
    expect((await confirm(asha, await codeFor(email))).code).toBe('CODE_EXPIRED');
  });

  test('sent twice at once is stored once, and the other leaves no file behind', async () => {
    const asha = await graduate();
    const answers = await Promise.all([upload(asha, PDF), upload(asha, PDF)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const files = await server.db.selectFrom('files').select('id').where('ownerId', '=', asha.id).execute();
    expect(files).toHaveLength(1);
  });

  test('is for its owner and admins only, and deleted a minute after it was withdrawn', async () => {
    const asha = await graduate();
    await upload(asha, PDF);
    const { id } = await server.db
      .selectFrom('files')
      .select('id')
      .where('ownerId', '=', asha.id)
      .executeTakeFirstOrThrow();
    const admin = server.as(await createAdmin(server.db));
    const ticket = await admin.call(createFileTicket, { params: { id } });
    const shown = await server.fetch(ticket.data.url);
    expect(shown.headers.get('content-disposition')).toContain('attachment');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const strangers = [await createCandidate(server.db), await createRecruiter(server.db)];
    for (const stranger of strangers) {
      expect((await server.as(stranger).call(downloadFile, { params: { id } })).status).toBe(404);
      expect((await server.as(stranger).call(createFileTicket, { params: { id } })).status).toBe(404);
    }
    await server.as(asha).call(own.withdrawDegreeProof, paramsOf(asha));
    await server.runTasks();
    expect((await server.as(asha).call(downloadFile, { params: { id } })).status).toBe(404);
  });
});

describe('only a degree of the user’s own', () => {
  test('can be viewed or verified', async () => {
    const [asha, vikram] = [await graduate(), await graduate()];
    for (const id of [asha.educationId, NOWHERE]) {
      const as = server.as(vikram);
      const params = { id };
      const form = new FormData();
      form.append('document', new Blob([PDF]), 'a.pdf');
      const answers = await Promise.all([
        as.call(own.getDegreeProof, { params }),
        as.call(own.sendDegreeCode, { params, body: { email: address() } }),
        as.call(own.confirmDegreeCode, { params, body: { code: '123456' } }),
        as.call(own.uploadDegreeProof, { params, form }),
        as.call(own.withdrawDegreeProof, { params }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    }
    const files = await server.db.selectFrom('files').select('id').where('ownerId', '=', vikram.id).execute();
    expect(files).toEqual([]);
  });

  test.each(['Class XII', 'Class X', 'Certificate Course'])(
    'can be verified, not a %s',
    async (educationDegree) => {
      const asha = await graduate({ educationDegree });
      const refusal = { status: 409, message: 'Only degrees and diplomas can be verified.' };
      expect(await send(asha, address())).toMatchObject(refusal);
      expect(await upload(asha, PDF)).toMatchObject(refusal);
    },
  );

  test('can be verified once', async () => {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    await confirm(asha, await codeFor(email));
    const refusal = { status: 409, message: 'This degree is already verified.' };
    expect(await send(asha, address())).toMatchObject(refusal);
    expect(await upload(asha, PDF)).toMatchObject(refusal);
    expect(await confirm(asha, '123456')).toMatchObject(refusal);
  });

  test('requires a candidate’s session', async () => {
    const asha = await graduate();
    expect((await server.call(own.getDegreeProof, paramsOf(asha))).status).toBe(401);
    const rohan = await createRecruiter(server.db);
    expect((await server.as(rohan).call(own.getDegreeProof, paramsOf(asha))).status).toBe(403);
  });
});

describe('a verified degree', () => {
  async function verified(): Promise<Graduate> {
    const asha = await graduate();
    const email = address();
    await send(asha, email);
    await confirm(asha, await codeFor(email));
    return asha;
  }

  test.each([
    [{ universityName: 'IIT Bombay' }],
    [{ educationDegree: "Master's Degree" }],
    [{ fieldOfStudy: 'Law' }],
    [{ startYear: 2015 }],
    [{ endYear: 2021 }],
  ])('changed to %j has to be verified again', async (change) => {
    const asha = await verified();
    expect((await save(asha, change)).data.educations[0]).toMatchObject({ verificationStatus: 'UNVERIFIED' });
  });

  test('keeps its medal when marks and details change', async () => {
    const asha = await verified();
    const { data } = await save(asha, { cgpa: 9.1, specialization: 'Systems', courseType: 'PART_TIME' });
    expect(data.educations[0]).toMatchObject({ id: asha.educationId, verificationStatus: 'VERIFIED' });
  });

  test('cannot be claimed by a copy of its entry', async () => {
    const asha = await verified();
    const educations = [
      { ...DEGREE, id: asha.educationId },
      { ...DEGREE, id: asha.educationId },
    ];
    const { data } = await server.as(asha).call(saveEducation, { body: { educations } as never });
    const statuses = data.educations.map(({ verificationStatus }) => verificationStatus);
    expect(statuses.sort()).toEqual(['UNVERIFIED', 'VERIFIED']);
  });
});
