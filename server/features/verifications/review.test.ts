import { describe, expect, test } from 'vitest';
import { getEducation, saveEducation } from '#contract/candidates/education.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import * as own from '#contract/verifications/own.ts';
import * as review from '#contract/verifications/review.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

interface Waiting {
  asha: TestAccount;
  educationId: string;
  /** Of the verification. */
  id: string;
}

async function handIn(firstName = 'Asha'): Promise<Waiting> {
  const asha = await createSearchableCandidate(server.db, { firstName, education: EDUCATION });
  const educationId = (await server.as(asha).call(getEducation)).data.educations[0]?.id ?? '';
  const form = new FormData();
  form.append('document', new Blob([PDF]), 'degree.pdf');
  await server.as(asha).call(own.uploadDegreeProof, { params: { id: educationId }, form });
  const row = await server.db
    .selectFrom('degreeVerifications')
    .select('id')
    .where('candidateId', '=', asha.id)
    .executeTakeFirstOrThrow();
  return { asha, educationId, id: row.id };
}

function decide(id: string, action: string, reason?: string, by: TestAccount = admin) {
  const body = { action, reason } as never;
  return server.as(by).call(review.adminDecideVerification, { params: { id }, body });
}

async function proofOf({ asha, educationId }: Waiting) {
  return (await server.as(asha).call(own.getDegreeProof, { params: { id: educationId } })).data;
}

describe('an admin', () => {
  test('sees pending proofs, the longest wait first, with the degree as it was submitted', async () => {
    const first = await handIn('First');
    const second = await handIn('Second');
    const { data } = await server.as(admin).call(review.adminListVerifications);
    const ids = data.content.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(data.content.find(({ id }) => id === first.id)).toMatchObject({
      status: 'PENDING',
      candidate: { id: first.asha.id, name: `First ${first.asha.lastName}`, email: first.asha.email },
      degree: {
        universityName: 'IIT Madras',
        educationDegree: "Bachelor's Degree",
        startYear: 2016,
        endYear: 2020,
      },
      document: { name: 'degree.pdf', mimeType: 'application/pdf', sizeBytes: PDF.length },
      decidedAt: null,
      reason: null,
    });
  });

  test('approves: the medal, a notification, a mail and an audit event', async () => {
    const waiting = await handIn();
    const answer = await decide(waiting.id, 'APPROVE');
    expect(answer).toMatchObject({ status: 200, message: 'Degree verified.', data: { status: 'VERIFIED' } });
    expect(answer.data.decidedBy).toBe(fullName(admin));
    expect(await proofOf(waiting)).toMatchObject({ status: 'VERIFIED', method: 'DOCUMENT' });
    const notice = await server.as(waiting.asha).call(candidateNotifications.list);
    expect(notice.data.content[0]).toMatchObject({ title: 'Your degree is verified', link: '/profile/view' });
    const [mail] = await server.mailsTo(waiting.asha.email);
    expect(mail?.subject).toBe('Your degree is verified on Medallist');
    const entry = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subjectId', '=', waiting.educationId)
      .where('action', '=', 'education.verified')
      .execute();
    expect(entry).toMatchObject([{ actorId: admin.id, after: { status: 'VERIFIED' } }]);
  });

  test('rejects with a reason, which the candidate can read, who may try again', async () => {
    const waiting = await handIn();
    const answer = await decide(waiting.id, 'REJECT', ' The name is not legible. ');
    expect(answer).toMatchObject({
      status: 200,
      message: 'Document rejected.',
      data: { status: 'REJECTED' },
    });
    expect(await proofOf(waiting)).toMatchObject({ status: 'REJECTED', reason: 'The name is not legible.' });
    const [mail] = await server.mailsTo(waiting.asha.email);
    expect(mail?.textBody).toContain('The name is not legible.');
    const notice = await server.as(waiting.asha).call(candidateNotifications.list);
    expect(notice.data.content[0]).toMatchObject({ link: '/profile/edit/education' });
    const form = new FormData();
    form.append('document', new Blob([PDF]), 'better.pdf');
    const params = { id: waiting.educationId };
    expect((await server.as(waiting.asha).call(own.uploadDegreeProof, { params, form })).status).toBe(200);
    expect(await proofOf(waiting)).toMatchObject({ status: 'PENDING', reason: null });
  });

  test.each([
    ['REJECT', ' ', 'Please say what is wrong with the document'],
    ['REJECT', undefined, 'Please say what is wrong with the document'],
    ['REJECT', 'x'.repeat(1001), 'Please use at most 1000 characters.'],
    ['MAYBE', 'x', 'Please choose to approve or to reject.'],
  ])('cannot %s because of %j', async (action, reason, message) => {
    const waiting = await handIn();
    expect(await decide(waiting.id, action, reason)).toMatchObject({ status: 400, message });
    expect((await proofOf(waiting)).status).toBe('PENDING');
  });

  test('counts pending and decided ones', async () => {
    const before = (await server.as(admin).call(review.adminCountVerifications)).data;
    const [a, b] = [await handIn(), await handIn()];
    await handIn();
    await decide(a.id, 'APPROVE');
    await decide(b.id, 'REJECT', 'No.');
    const after = (await server.as(admin).call(review.adminCountVerifications)).data;
    expect(after).toEqual({
      PENDING: before.PENDING + 1,
      VERIFIED: before.VERIFIED + 1,
      REJECTED: before.REJECTED + 1,
    });
    const query = { status: 'REJECTED', size: 1 };
    const { data } = await server.as(admin).call(review.adminListVerifications, { query });
    expect(data).toMatchObject({ totalElements: after.REJECTED, content: [{ id: b.id, reason: 'No.' }] });
  });

  test('pages through proofs, each page continuing where the previous one ended', async () => {
    for (const name of ['Page', 'Leaf']) await handIn(name);
    const read = async (query: object) =>
      (await server.as(admin).call(review.adminListVerifications, { query })).data;
    const all = (await read({ size: 100 })).content.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(1);
    const turned: string[] = [];
    for (const page of all.keys())
      turned.push(...(await read({ page, size: 1 })).content.map(({ id }) => id));
    expect(turned).toEqual(all);
  });

  test('gets not found for an unknown id', async () => {
    expect((await decide('00000000-0000-7000-8000-000000000000', 'APPROVE')).status).toBe(404);
    expect((await decide('nobody', 'APPROVE')).status).toBe(404);
  });
});

describe('one proof has one decision', () => {
  test('when two admins decide at once the first one wins, and one mail is sent', async () => {
    const second = await createAdmin(server.db, 'SUPER_ADMIN');
    const waiting = await handIn();
    const answers = await Promise.all([
      decide(waiting.id, 'APPROVE'),
      decide(waiting.id, 'REJECT', 'No.', second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await proofOf(waiting);
    expect(status).toBe(answers[0]?.status === 200 ? 'VERIFIED' : 'REJECTED');
    expect(await server.mailsTo(waiting.asha.email)).toHaveLength(1);
    expect((await decide(waiting.id, 'APPROVE')).status).toBe(409);
  });

  test('not made when the candidate withdrew it', async () => {
    const waiting = await handIn();
    const params = { id: waiting.educationId };
    await server.as(waiting.asha).call(own.withdrawDegreeProof, { params });
    expect(await decide(waiting.id, 'APPROVE')).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect((await proofOf(waiting)).status).toBe('UNVERIFIED');
  });

  test('not made when the degree was changed or removed meanwhile', async () => {
    for (const change of [{ endYear: 2019 }, { id: undefined, universityName: 'IIT Bombay' }]) {
      const waiting = await handIn();
      const educations = [{ ...EDUCATION.educations?.[0], id: waiting.educationId, ...change }];
      const saved = await server.as(waiting.asha).call(saveEducation, { body: { educations } as never });
      expect(saved.data.educations[0]?.verificationStatus).toBe('UNVERIFIED');
      expect((await decide(waiting.id, 'APPROVE')).status).toBe(409);
      const after = await server.as(waiting.asha).call(getEducation);
      expect(after.data.educations[0]?.verificationStatus).toBe('UNVERIFIED');
    }
  });

  test('a change of the degree and an approval at the same moment give no medal to the changed degree', async () => {
    for (let round = 0; round < 4; round += 1) {
      const waiting = await handIn();
      const educations = [{ ...EDUCATION.educations?.[0], id: waiting.educationId, endYear: 2019 }];
      await Promise.all([
        decide(waiting.id, 'APPROVE'),
        server.as(waiting.asha).call(saveEducation, { body: { educations } as never }),
      ]);
      const { data } = await server.as(waiting.asha).call(getEducation);
      expect(data.educations[0]).toMatchObject({ endYear: 2019, verificationStatus: 'UNVERIFIED' });
    }
  });
});

test('only admins can review', async () => {
  const waiting = await handIn();
  const people = [waiting.asha, await createCandidate(server.db), await createRecruiter(server.db)];
  for (const account of people) {
    expect((await server.as(account).call(review.adminListVerifications)).status).toBe(403);
    expect((await server.as(account).call(review.adminCountVerifications)).status).toBe(403);
    expect((await decide(waiting.id, 'APPROVE', undefined, account)).status).toBe(403);
  }
  expect((await server.call(review.adminListVerifications)).status).toBe(401);
});

test('an unknown status is refused', async () => {
  const query = { status: 'WAITING' };
  const fresh = await createAdmin(server.db);
  expect((await server.as(fresh).call(review.adminListVerifications, { query })).status).toBe(400);
});

test('three months after the decision the document is deleted, the decision stays', async () => {
  const waiting = await handIn();
  await decide(waiting.id, 'APPROVE');
  await server.moveClock(91 * 86_400);
  await server.runTasks();
  const query = { status: 'VERIFIED', size: 100 };
  const fresh = await createAdmin(server.db);
  const { data } = await server.as(fresh).call(review.adminListVerifications, { query });
  expect(data.content.find(({ id }) => id === waiting.id)).toMatchObject({
    document: null,
    status: 'VERIFIED',
  });
  await server.moveClock(0);
});
