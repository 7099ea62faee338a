import { describe, expect, test } from 'vitest';
import { getBasicInfo, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { saveCompleteProfile } from '#contract/candidates/complete.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { getCompleteProfile, validateProfile } from '#contract/candidates/profile.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  basicInfoOf,
  createSearchableCandidate,
  EDUCATION,
  EXPERIENCE,
  SKILLS,
} from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const CAREER = {
  currentIndustry: 'Finance',
  department: 'Platform',
  roleCategory: null,
  jobRole: ' ',
  desiredJobType: 'permanent',
  desiredEmploymentType: 'Full Time',
  preferredShift: 'NIGHT',
  preferredWorkLocation: ['Goa'],
  expectedSalary: 1,
};
const SUMMARY = { resumeHeadline: 'Ledgers', professionalSummary: 'I count.', keySkills: ['Cobol'] };

function fullOf(person: TestAccount) {
  return {
    basicInfo: basicInfoOf(person),
    skills: SKILLS,
    experience: EXPERIENCE,
    education: EDUCATION,
    careerProfile: CAREER,
    summary: SUMMARY,
  };
}

function put(who: TestAccount, body: object, headers: Record<string, string> = {}) {
  return server.as(who).call(saveCompleteProfile, { body: body as never, headers });
}

describe('the full profile', () => {
  test('is saved at once and completes all four sections', async () => {
    const asha = await createCandidate(server.db);
    const answer = await put(asha, fullOf(asha));
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      completion: { percent: 100 },
      summary: {
        resumeHeadline: 'Ledgers',
        professionalSummary: 'I count.',
        keySkills: ['Go', 'PostgreSQL'],
      },
      careerProfile: {
        currentIndustry: 'Finance',
        department: 'Platform',
        roleCategory: 'Software Development',
        jobRole: 'Backend Developer',
        desiredJobType: 'PERMANENT',
        desiredEmploymentType: 'FULL_TIME',
        preferredShift: 'NIGHT',
        preferredWorkLocation: ['Bengaluru', 'Pune'],
        expectedSalary: 4_600_000,
      },
    });
    expect((await server.as(asha).call(getCompleteProfile)).data).toEqual(answer.data);
    expect((await server.as(asha).call(validateProfile)).data.isValid).toBe(true);
  });

  test('can be sent back as it was read without changes', async () => {
    const asha = await createCandidate(server.db);
    const first = await put(asha, fullOf(asha));
    const again = await put(asha, first.data);
    expect(again.data).toEqual(first.data);
    const skills = { ...SKILLS, domain: 'Data Science', primaryRole: 'Data Scientist' };
    const moved = await put(asha, { ...again.data, careerProfile: { ...again.data.careerProfile }, skills });
    expect(moved.status).toBe(200);
    await server.as(asha).call(saveSkills, { body: SKILLS });
    const { data } = await server.as(asha).call(getCompleteProfile);
    expect(data.careerProfile).toMatchObject({ department: 'Platform', jobRole: 'Backend Developer' });
  });

  test('keeps the ids of its entries', async () => {
    const asha = await createCandidate(server.db);
    const first = await put(asha, fullOf(asha));
    const { data } = await put(asha, first.data);
    expect(data.education.educations[0]?.id).toBe(first.data.education.educations[0]?.id);
    expect(data.skills.skills.map(({ id }) => id)).toEqual(first.data.skills.skills.map(({ id }) => id));
  });

  test.each([
    [{ basicInfo: { firstName: '' } }, 'basicInfo.firstName', 'First name is required'],
    [{ skills: { skills: [] } }, 'skills.skills', 'Add at least one skill'],
    [
      { experience: { experiences: [{ companyName: 'Zeta' }] } },
      'experience.experiences.0.designation',
      'Please fill in company name and designation',
    ],
    [
      { education: { educations: [] } },
      'education.educations',
      'At least one education qualification is required',
    ],
    [
      { careerProfile: { preferredShift: 'NEVER' } },
      'careerProfile.preferredShift',
      'Please choose one of the options.',
    ],
    [
      { summary: { resumeHeadline: 'x'.repeat(161) } },
      'summary.resumeHeadline',
      'Please use at most 160 characters.',
    ],
  ])('is refused as a whole when %j', async (change, path, message) => {
    const asha = await createCandidate(server.db);
    const full: Record<string, object> = fullOf(asha);
    const [[section, part]] = Object.entries(change) as [[string, object]];
    const answer = await put(asha, { ...full, [section]: { ...full[section], ...part } });
    expect(answer).toMatchObject({ status: 400, message });
    expect(answer.errors?.[0]).toEqual({ path, message });
    const { data } = await server.as(asha).call(getCompleteProfile);
    expect(data.completion.percent).toBe(0);
  });

  test('lists what every section lacks, in order', async () => {
    const asha = await createCandidate(server.db);
    const answer = await put(asha, {});
    expect(answer).toMatchObject({ status: 400, message: 'First name is required' });
    const sections = answer.errors?.map(({ path }) => path.split('.')[0]);
    expect([...new Set(sections)]).toEqual(['basicInfo', 'skills', 'education']);
  });

  test('with another address than the account’s is refused, and none of it is saved', async () => {
    const asha = await createCandidate(server.db);
    const full = fullOf(asha);
    const answer = await put(asha, { ...full, basicInfo: { ...full.basicInfo, email: 'else@people.test' } });
    expect(answer.status).toBe(400);
    expect((await server.as(asha).call(getEducation)).data).toMatchObject({ educations: [], version: 1 });
  });

  test('of an older version is refused with the current data', async () => {
    const asha = await createCandidate(server.db);
    const read = await server.as(asha).call(getCompleteProfile);
    const etag = read.headers.get('etag') ?? '';
    await server.as(asha).call(saveSkills, { body: SKILLS });
    const stale = await put(asha, fullOf(asha), { 'if-match': etag });
    expect(stale).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
      data: { skills: { domain: SKILLS.domain } },
    });
    const fresh = (await server.as(asha).call(getCompleteProfile)).headers.get('etag') ?? '';
    expect((await put(asha, fullOf(asha), { 'if-match': fresh })).status).toBe(200);
  });

  test('saved ten times at once from one version is saved once', async () => {
    const asha = await createCandidate(server.db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put(asha, fullOf(asha), { 'if-match': '"4"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  });

  test('is for the candidate only', async () => {
    const rohan = await createRecruiter(server.db);
    expect((await server.call(saveCompleteProfile)).status).toBe(401);
    expect((await put(rohan, {})).status).toBe(403);
  });
});

describe('the cards beside the sections', () => {
  const links = [
    { platformType: 'LinkedIn', profileUrl: 'https://www.linkedin.com/in/asha' },
    { platformType: 'PORTFOLIO', profileUrl: 'https://asha.dev' },
  ];

  test('are shown to recruiters with the profile', async () => {
    const asha = await createSearchableCandidate(server.db);
    const projects = [
      {
        projectTitle: 'Ledger',
        startDate: '2021-02',
        endDate: '2022-01',
        isOngoing: true,
        projectUrl: 'https://l.dev',
      },
    ];
    const full = fullOf(asha);
    await put(asha, {
      ...full,
      basicInfo: { ...full.basicInfo, onlineProfiles: links },
      experience: { ...EXPERIENCE, projects },
    });
    const rohan = await createRecruiter(server.db);
    const { data } = await server.as(rohan).call(getCandidate, { params: { id: asha.id } });
    expect(data.basicInfo.onlineProfiles).toMatchObject([
      { platformType: 'LINKEDIN', profileUrl: 'https://www.linkedin.com/in/asha' },
      { platformType: 'PORTFOLIO', profileUrl: 'https://asha.dev' },
    ]);
    expect(data.careerProfile).toMatchObject({ currentIndustry: 'Finance', preferredShift: 'NIGHT' });
    expect(data.summary.professionalSummary).toBe('I count.');
    expect(data.experience.projects).toMatchObject([
      {
        projectTitle: 'Ledger',
        startDate: '2021-02',
        endDate: null,
        isOngoing: true,
        projectUrl: 'https://l.dev',
      },
    ]);
  });

  test('stay when a client that does not know them saves its section', async () => {
    const asha = await createCandidate(server.db);
    const as = server.as(asha);
    const body = { ...basicInfoOf(asha), onlineProfiles: links, careerProfile: CAREER };
    const kept = await as.call(saveBasicInfo, { body: body as never });
    await as.call(saveBasicInfo, { body: basicInfoOf(asha) });
    const { data } = await as.call(getBasicInfo);
    expect(data.onlineProfiles).toEqual(kept.data.onlineProfiles);
    expect(data.careerProfile).toMatchObject({ currentIndustry: 'Finance', jobRole: null });
  });

  test('are stored in drafts as typed', async () => {
    const asha = await createCandidate(server.db);
    const body = {
      onlineProfiles: [{ platformType: 'GITHUB', profileUrl: 'githu' }],
      careerProfile: { jobRole: 'SRE' },
    };
    const query = { draft: 'true' as const };
    const { data } = await server.as(asha).call(saveBasicInfo, { body: body as never, query });
    expect(data.onlineProfiles).toMatchObject([{ platformType: 'GITHUB', profileUrl: 'githu' }]);
    expect(data.careerProfile.jobRole).toBe('SRE');
  });

  test.each([
    [{ platformType: 'GITHUB', profileUrl: '' }, 'Please enter a link, such as https://github.com/you'],
    [
      { platformType: 'GITHUB', profileUrl: 'javascript:alert(1)' },
      'Please enter a link, such as https://github.com/you',
    ],
    [
      { platformType: 'GITHUB', profileUrl: 'https://github.com.evil.in/asha' },
      'This link does not lead to the chosen platform',
    ],
    [{ platformType: 'MYSPACE', profileUrl: 'https://a.in' }, 'Please choose one of the options.'],
  ])('a link %j is refused', async (link, message) => {
    const asha = await createCandidate(server.db);
    const body = { ...basicInfoOf(asha), onlineProfiles: [link] };
    expect(await server.as(asha).call(saveBasicInfo, { body: body as never })).toMatchObject({
      status: 400,
      message,
    });
  });

  test('nine links are one too many', async () => {
    const asha = await createCandidate(server.db);
    const onlineProfiles = Array.from({ length: 9 }, () => links[1]);
    const body = { ...basicInfoOf(asha), onlineProfiles };
    const answer = await server.as(asha).call(saveBasicInfo, { body: body as never });
    expect(answer).toMatchObject({ status: 400, message: 'Please list at most 8 links.' });
  });

  test.each([
    [{ projectTitle: ' ' }, 'Please name the project'],
    [{ projectTitle: 'L', startDate: '2022-05', endDate: '2022-04' }, 'End date must be after start date'],
    [{ projectTitle: 'L', startDate: 'May' }, 'Please choose a month'],
    [{ projectTitle: 'L', projectUrl: 'ledger' }, 'Please enter a link, such as https://example.com/project'],
  ])('a project %j is refused', async (project, message) => {
    const asha = await createCandidate(server.db);
    const full = fullOf(asha);
    const answer = await put(asha, { ...full, experience: { ...EXPERIENCE, projects: [project] } });
    expect(answer).toMatchObject({ status: 400, message });
  });

  test('thirty-one projects are one too many', async () => {
    const asha = await createCandidate(server.db);
    const projects = Array.from({ length: 31 }, (_, i) => ({ projectTitle: `P ${i}` }));
    const answer = await put(asha, { ...fullOf(asha), experience: { ...EXPERIENCE, projects } });
    expect(answer).toMatchObject({ status: 400, message: 'Please list at most 30 projects' });
  });
});
