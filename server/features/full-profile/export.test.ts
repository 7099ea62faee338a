import { describe, expect, test } from 'vitest';
import { exportProfile, saveCompleteProfile } from '#contract/candidates/complete.ts';
import { getCompleteProfile } from '#contract/candidates/profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  basicInfoOf,
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function download(who: TestAccount, format: string) {
  const answer = await server.as(who).fetch(`${exportProfile.path}?format=${format}`);
  return { headers: answer.headers, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const someone = (firstName = 'Ananya', lastName = 'Iyer') =>
  createSearchableCandidate(server.db, { firstName, lastName, experience: EXPERIENCE, education: EDUCATION });

const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const words = (length: number) => 'settlement '.repeat(length).slice(0, length).trim();

/** Every list and every text at its maximum length. */
function hugeOf(person: TestAccount) {
  return {
    basicInfo: {
      ...basicInfoOf(person),
      onlineProfiles: many(8, (i) => ({
        platformType: 'OTHER',
        profileUrl: `https://a.in/${i}${'x'.repeat(480)}`,
      })),
    },
    skills: {
      ...SKILLS,
      skills: many(50, (i) => ({
        skillName: `${'W'.repeat(77)}${i}`,
        experience: { years: i, months: 1 },
        competency: 'EXPERT',
      })),
    },
    experience: {
      experiences: many(50, (i) => ({
        companyName: 'C'.repeat(120),
        designation: `${i} ${'D'.repeat(110)}`,
        startDate: `${1950 + i}-01`,
        endDate: `${1951 + i}-01`,
        location: words(120),
        description: '\n'.repeat(500) + words(3400),
        keyAchievements: many(12, () => words(500)),
        technologiesUsed: many(8, () => words(500)),
      })),
      projects: many(30, () => ({
        projectTitle: 'P'.repeat(120),
        clientName: 'K'.repeat(120),
        projectDetails: words(4000),
        technologiesUsed: many(8, () => words(500)),
        projectUrl: `https://a.in/${'x'.repeat(480)}`,
      })),
    },
    education: {
      educations: many(20, () => ({
        ...EDUCATION.educations?.[0],
        universityName: 'U'.repeat(160),
        fieldOfStudy: 'F'.repeat(120),
        specialization: 'S'.repeat(120),
      })),
    },
    careerProfile: { currentIndustry: 'I'.repeat(120) },
    summary: { resumeHeadline: 'H'.repeat(160), professionalSummary: '1\n'.repeat(1000) },
  };
}

describe('the profile as PDF', () => {
  test('is an attachment with the candidate’s name', async () => {
    const { status, headers, bytes } = await download(await someone(), 'pdf');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Ananya%20Iyer%20-%20Medallist%20profile.pdf",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('has selectable text with who it is, what they want and what they have done', async () => {
    const pages = pdfPages((await download(await someone(), 'pdf')).bytes);
    expect(pages).toHaveLength(1);
    for (const part of [
      'Ananya Iyer',
      'Backend engineer for payments',
      'Expected salary ₹46,00,000 a year',
      'Current salary ₹37,50,000 a year',
      'Senior Engineer, Meghdoot Cloud Pvt. Ltd. Apr 2022 – Present',
      'Cut settlement time to a minute',
      'Go Expert, 4 y 2 m',
      'IIT Madras 2016 – 2020',
    ]) {
      expect(pages[0]).toContain(part);
    }
    expect(pages[0]).not.toContain('Verified degree');
    expect(pages[0]).not.toContain('\ufffd');
  });

  test('shows the medal of a verified degree in words', async () => {
    const asha = await someone();
    await server.db
      .updateTable('candidateEducations')
      .set({ verificationStatus: 'VERIFIED' })
      .where('candidateId', '=', asha.id)
      .execute();
    expect(pdfPages((await download(asha, 'pdf')).bytes)[0]).toContain('IIT Madras Verified degree');
  });

  test('never has more than two pages, and lists what it left out', async () => {
    const asha = await createCandidate(server.db);
    const saved = await server.as(asha).call(saveCompleteProfile, { body: hugeOf(asha) as never });
    expect(saved.status).toBe(200);
    const pages = pdfPages((await download(asha, 'pdf')).bytes);
    expect(pages).toHaveLength(2);
    const text = pages.join(' ');
    expect(text).toContain(fullName(asha));
    expect(text).toContain('₹46,00,000 a year');
    expect(text).toMatch(
      /Shortened to two pages\. The full profile is on Medallist, with \d+ more jobs, \d+ more projects, \d+ more qualifications, \d+ more skills\./,
    );
    expect(text).toContain('49 DDD');
    expect(text).not.toContain('12 DDD');
  });

  test('of an empty profile is a page with the name', async () => {
    const asha = await createCandidate(server.db);
    const pages = pdfPages((await download(asha, 'pdf')).bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(fullName(asha));
  });

  test('has a file name that is safe in a header', async () => {
    const { headers } = await download(await someone('Ana "\u202E/ñ', 'Ø\\x'), 'pdf');
    const name = decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '');
    expect(name).toBe('Ana " ñ Øx - Medallist profile.pdf');
  });
});

describe('the profile as JSON', () => {
  test('has everything that the candidate has saved', async () => {
    const asha = await someone();
    const { headers, bytes } = await download(asha, 'json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('content-disposition')).toContain('Ananya%20Iyer%20-%20Medallist%20profile.json');
    expect(JSON.parse(bytes.toString())).toEqual((await server.as(asha).call(getCompleteProfile)).data);
  });
});

test.each(['', 'docx', 'PDF', 'pdf&format=json'])('the format "%s" is refused', async (format) => {
  const { status, bytes } = await download(await someone(), format);
  expect(status).toBe(400);
  expect(JSON.parse(bytes.toString())).toMatchObject({ message: 'Please choose json or pdf.' });
});

test('only a candidate can export, and only their own profile', async () => {
  const rohan = await createRecruiter(server.db);
  const query = { format: 'pdf' as const };
  expect((await server.call(exportProfile, { query })).status).toBe(401);
  expect((await server.as(rohan).call(exportProfile, { query })).status).toBe(403);
});
