import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getCompleteProfile, uploadResume } from '#contract/candidates/profile.ts';
import { proposeFromFile, proposeFromResume } from '#contract/resume-proposals.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { padded } from '#server/testing/files/hostile-files.ts';
import {
  linkedInExport,
  linkedInPdf,
  pdfOf,
  resumeDocx,
  resumePdf,
} from '#server/testing/files/resume-files.ts';
import { zip } from '#server/testing/files/zip.ts';
import { madeOnce, ownServer, startServer } from '#server/testing/server.ts';

const server = ownServer();
const asha = madeOnce(() => createCandidate(server.db));

function formOf(bytes: Buffer, field: string, name = 'cv.pdf'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

function read(bytes: Buffer, caller: TestAccount = asha) {
  return server.as(caller).call(proposeFromFile, { form: formOf(bytes, 'file') });
}

/** All stored data, with its versions. */
async function profileOf(caller: TestAccount) {
  const { data, headers } = await server.as(caller).call(getCompleteProfile);
  return { data, version: headers.get('etag') };
}

const wordsOf = (text: { value: string } | null) => text?.value;

describe('from the resume that a candidate has uploaded', () => {
  test('each field is proposed with the words it was read from, and the profile does not change', async () => {
    await server.as(asha).call(uploadResume, { form: formOf(await resumePdf(), 'resume') });
    const before = await profileOf(asha);
    const { status, data } = await server.as(asha).call(proposeFromResume);
    expect(status).toBe(200);
    const { basicInfo, skills, experience, education } = data;
    expect(data.source).toBe('RESUME');
    expect([basicInfo.firstName, basicInfo.lastName, basicInfo.phone].map(wordsOf)).toEqual([
      'Asha',
      'Rao',
      '+91 98765 43210',
    ]);
    expect(basicInfo.phone?.line).toContain('+91-98765 43210');
    expect(wordsOf(basicInfo.resumeHeadline)).toBe('Backend Developer | Go and Kafka');
    expect(
      basicInfo.onlineProfiles.map(({ platformType, profileUrl }) => [platformType, profileUrl]),
    ).toEqual([
      ['LINKEDIN', 'https://linkedin.com/in/asharao'],
      ['GITHUB', 'https://github.com/asharao'],
    ]);
    expect(experience.experiences).toMatchObject([
      {
        companyName: 'Razorpay',
        designation: 'Software Engineer',
        location: 'Bengaluru',
        startDate: '2021-07',
        endDate: '',
        isCurrentJob: true,
        keyAchievements: [
          'Built the reconciliation service in Go and Kafka, serving 2 million users.',
          'Reduced latency by 43%.',
        ],
        technologiesUsed: ['Kafka'],
      },
      {
        companyName: 'Swiggy',
        designation: 'Software Engineering Intern',
        startDate: '2020-05',
        endDate: '2020-07',
        isCurrentJob: false,
        employmentType: 'INTERNSHIP',
      },
    ]);
    expect(experience.projects).toMatchObject([
      { projectTitle: 'Tamil OCR', technologiesUsed: ['Python', 'PyTorch'] },
    ]);
    expect(education.educations).toMatchObject([
      {
        universityName: 'IIT Madras',
        educationDegree: "Bachelor's Degree",
        fieldOfStudy: 'Computer Science and Engineering',
        startYear: 2017,
        endYear: 2021,
        cgpa: 8.7,
        percentage: null,
      },
    ]);
    expect(skills.skills.map(({ skillName }) => skillName)).toEqual([
      'Go',
      'Python',
      'Java',
      'Kubernetes',
      'Docker',
      'Kafka',
    ]);
    expect(await profileOf(asha)).toEqual(before);
  });

  test('it reads only the user’s own: without one there is nothing to read', async () => {
    const rohan = await createCandidate(server.db);
    expect(await server.as(rohan).call(proposeFromResume)).toMatchObject({
      status: 404,
      message: 'Upload a resume first.',
    });
  });

  test('it needs the session of a candidate', async () => {
    const recruiter = await createRecruiter(server.db);
    expect((await server.call(proposeFromResume)).status).toBe(401);
    expect((await server.as(recruiter).call(proposeFromResume)).status).toBe(403);
  });
});

describe('from a file that is not stored', () => {
  test('a Word document is read', async () => {
    const { data } = await read(resumeDocx());
    expect([data.basicInfo.firstName, data.basicInfo.phone].map(wordsOf)).toEqual([
      'Rohan',
      '+91 98765 43210',
    ]);
    expect(data.experience.experiences).toMatchObject([
      { companyName: 'Flipkart', designation: 'Data Analyst', startDate: '2020-01', endDate: '2023-03' },
    ]);
    expect(data.education.educations).toMatchObject([
      { universityName: 'University of Hyderabad', educationDegree: "Master's Degree", percentage: 78.5 },
    ]);
  });

  test('a profile saved as PDF by LinkedIn is read, with several roles under one company', async () => {
    const { data } = await read(await linkedInPdf());
    expect(data.source).toBe('LINKEDIN_PROFILE');
    expect(wordsOf(data.basicInfo.resumeHeadline)).toBe('Product Manager at CRED');
    expect(data.basicInfo.onlineProfiles.map(({ profileUrl }) => profileUrl)).toEqual([
      'https://www.linkedin.com/in/meera-nair-42',
    ]);
    expect(data.experience.experiences).toMatchObject([
      { companyName: 'CRED', designation: 'Product Manager', startDate: '2022-10', isCurrentJob: true },
      { companyName: 'CRED', designation: 'Associate Product Manager', endDate: '2022-09' },
    ]);
    expect(data.education.educations).toMatchObject([
      { universityName: 'BITS Pilani', fieldOfStudy: 'Electronics', startYear: 2017, endYear: 2021 },
    ]);
    expect(data.skills.skills.map(({ skillName }) => skillName)).toEqual(['Product Management', 'SQL']);
  });

  test('the archive that LinkedIn sends is read', async () => {
    const { data } = await read(linkedInExport());
    expect(data.source).toBe('LINKEDIN_EXPORT');
    expect(
      [data.basicInfo.lastName, data.basicInfo.phone, data.basicInfo.professionalSummary].map(wordsOf),
    ).toEqual(['Menon', '+91 98765 43210', 'Builds "honest" models,\nand ships them.']);
    expect(data.experience.experiences).toMatchObject([
      { companyName: 'Groww', location: 'Bengaluru, India', startDate: '2022-04', isCurrentJob: true },
    ]);
    expect(data.education.educations).toMatchObject([
      {
        universityName: 'IIT Bombay',
        educationDegree: "Bachelor's Degree",
        fieldOfStudy: 'Mechanical Engineering',
      },
    ]);
    expect(data.skills.skills.map(({ skillName }) => skillName)).toEqual(['Python', 'Scikit-Learn']);
  });

  test('neither the file nor its content is stored', async () => {
    const before = await profileOf(asha);
    const files = () => server.db.selectFrom('files').select('id').execute();
    const stored = await files();
    expect((await read(resumeDocx())).status).toBe(200);
    expect(await files()).toEqual(stored);
    expect(await profileOf(asha)).toEqual(before);
  });

  test('of exactly 5 MB it is refused', async () => {
    expect(await read(padded(await resumePdf(), 5 * 1024 * 1024))).toMatchObject({
      status: 413,
      message: 'File size must be less than 5MB',
    });
  });

  test('must come in the field named file', async () => {
    const form = formOf(await resumePdf(), 'resume');
    expect((await server.as(asha).call(proposeFromFile, { form })).status).toBe(400);
  });

  test('it needs the session of a candidate', async () => {
    const recruiter = await createRecruiter(server.db);
    expect((await read(await resumePdf(), recruiter)).status).toBe(403);
  });
});

/** Megabytes of each child process of this one. */
function childMemory(): number[] {
  const own = `/proc/${process.pid}/task`;
  const children = readdirSync(own).flatMap((thread) => {
    const list = readFileSync(`${own}/${thread}/children`, 'utf8');
    return list.split(' ').filter(Boolean);
  });
  return children.map((id) => {
    try {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      return Number(kilobytes ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
}

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function word(body: string): Buffer {
  const whole = `<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`;
  return zip([
    { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
    { name: 'word/document.xml', bytes: Buffer.from(whole) },
  ]);
}

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OLD_WORD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
const SCAN =
  'We could not read text in this file: it may be a scan. Choose a PDF or DOCX whose text can be selected.';
const BROKEN = 'We could not open this file. Save it again as a PDF or DOCX and choose that.';
const HEAVY =
  'Reading this file takes too much time or memory. Save it as a simpler PDF or DOCX and choose that.';
const NOTHING = 'We found nothing in this file that belongs in a profile.';

describe('a file that cannot be read gets a reason and changes nothing', () => {
  test.each([
    ['a scan without text', () => pdfOf([{ image: DOT, width: 200 }]), SCAN],
    [
      'a locked PDF',
      () => resumePdf({ userPassword: 'secret' }),
      'This file is locked with a password. Save it without one and choose it again.',
    ],
    ['a PDF cut in half', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>'), BROKEN],
    [
      'an old Word document',
      async () => OLD_WORD,
      'We read PDF and DOCX files. Save your DOC file as one of them and choose that.',
    ],
    ['a Word document without words', async () => word('<w:p/>'), SCAN],
    [
      'a Word document of broken XML',
      async () =>
        zip([
          { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
          { name: 'word/document.xml', bytes: Buffer.from('<w:document><w:p>') },
        ]),
      BROKEN,
    ],
    ['an archive of something else', async () => zip([{ name: 'a.txt', bytes: Buffer.from('a') }]), NOTHING],
    ['a program', async () => Buffer.from('MZ\u0090 not a document'), BROKEN],
    [
      'a letter',
      () =>
        pdfOf([
          'Dear Sir, the water in our street has not come for three days. Please look into it at once.',
        ]),
      NOTHING,
    ],
  ])('%s', async (_what, make, message) => {
    const before = await profileOf(asha);
    expect(await read(await make())).toMatchObject({ status: 400, code: 'INVALID_FILE', message });
    expect(await profileOf(asha)).toEqual(before);
  });

  test('a file that unpacks to more than the reader’s memory only ends the reader, and the next one is read', async () => {
    const words = '<w:p><w:r><w:t>Software Engineer, Razorpay</w:t></w:r></w:p>'.repeat(1_300_000);
    const bytes = word(words);
    let isOver = false;
    const answer = read(bytes).finally(() => {
      isOver = true;
    });
    expect((await server.as(asha).call(getCompleteProfile)).status).toBe(200);
    let peak = 0;
    while (!isOver) {
      peak = Math.max(peak, ...childMemory());
      await new Promise(setImmediate);
    }
    expect(await answer).toMatchObject({ status: 400, message: HEAVY });
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(300);
    expect((await read(await resumePdf())).status).toBe(200);
  });
});

test('twenty files an hour are read per candidate', async () => {
  const limited = await startServer({ limits: true });
  try {
    const [one, two] = [await createCandidate(limited.db), await createCandidate(limited.db)];
    for (let count = 0; count < 20; count += 1) {
      expect((await limited.as(one).call(proposeFromResume)).status).toBe(404);
    }
    expect(await limited.as(one).call(proposeFromResume)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    expect((await limited.as(two).call(proposeFromResume)).status).toBe(404);
  } finally {
    await limited.close();
  }
});
