import { describe, expect, test } from 'vitest';
import { getEducation, saveEducation } from '#contract/candidates/education.ts';
import { getExperience, saveExperience } from '#contract/candidates/experience.ts';
import { getSkills, saveSkills } from '#contract/candidates/skills.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { EDUCATION, EXPERIENCE, SKILLS } from '#server/testing/factories/candidates.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const asha = madeOnce(() => createCandidate(server.db));

const SKILL = SKILLS.skills![0]!;
const JOB = EXPERIENCE.experiences![0]!;
const DEGREE = EDUCATION.educations![0]!;
const THIS_YEAR = new Date().getFullYear();

describe('skills', () => {
  const save = (change: object) => server.as(asha).call(saveSkills, { body: { ...SKILLS, ...change } });

  test('are returned with the level under both of its names', async () => {
    await save({});
    const { data } = await server.as(asha).call(getSkills);
    expect(data).toMatchObject({ domain: 'Software Development', primaryRole: 'Backend Developer' });
    expect(data.skills[0]).toMatchObject({
      skillName: 'Go',
      experience: { years: 4, months: 2 },
      competency: 'EXPERT',
      proficiencyLevel: 'EXPERT',
    });
  });

  test.each([
    ['under the other name', { proficiencyLevel: 'EXPERT' }, 'EXPERT'],
    ['under both names', { competency: 'Advanced', proficiencyLevel: 'EXPERT' }, 'ADVANCED'],
    ['under neither', {}, 'BEGINNER'],
  ])('keep a level that is sent %s', async (_how, level, competency) => {
    const { competency: _, ...skill } = SKILL;
    const { data } = await save({ skills: [{ ...skill, ...level }] });
    expect(data.skills[0]?.competency).toBe(competency);
  });

  test.each([
    [{ domain: '' }, 'Domain is required'],
    [{ domain: 'Astrology' }, 'Domain is required'],
    [{ primaryRole: ' ' }, 'Primary role is required'],
    [{ primaryRole: 'Data Scientist' }, 'Please choose a role of this domain'],
    [{ skills: [] }, 'Add at least one skill'],
    [{ skills: [{ ...SKILL, skillName: ' ' }] }, 'Skill name is required'],
    [{ skills: [{ ...SKILL, experience: { years: 51, months: 0 } }] }, 'Years must be between 0 and 50'],
    [{ skills: [{ ...SKILL, experience: { years: 1, months: 12 } }] }, 'Months must be between 0 and 11'],
    [{ skills: [SKILL, { ...SKILL, skillName: 'go' }] }, 'This skill is already in your list'],
  ])('with %j are refused: "%s"', async (fault, text) => {
    expect(await save(fault)).toMatchObject({ status: 400, message: text });
  });

  test('below zero count as zero', async () => {
    const { data } = await save({ skills: [{ ...SKILL, experience: { years: -3, months: -1 } }] });
    expect(data.skills[0]?.experience).toEqual({ years: 0, months: 0 });
  });

  test('accept a free role in a domain without a list, and are spelled like listed technologies', async () => {
    const skills = [{ ...SKILL, skillName: 'typescript' }];
    const { data } = await save({ domain: 'Sales', primaryRole: 'Territory lead', skills });
    expect(data).toMatchObject({ primaryRole: 'Territory lead', skills: [{ skillName: 'TypeScript' }] });
  });

  test('keep their ids, but never take over those of another person', async () => {
    const other = await createCandidate(server.db);
    const own = await save({});
    const id = own.data.skills[0]!.id;
    expect((await save({ skills: [{ ...SKILL, id }] })).data.skills[0]?.id).toBe(id);
    const body = { ...SKILLS, skills: [{ ...SKILL, id }] };
    const stolen = await server.as(other).call(saveSkills, { body });
    expect(stolen.data.skills[0]?.id).not.toBe(id);
    expect((await server.as(asha).call(getSkills)).data.skills[0]?.id).toBe(id);
  });

  test('include the month of the last job that used them', async () => {
    await save({});
    const past = { ...JOB, startDate: '2020-01', isCurrentJob: false };
    const jobs = [
      { ...past, endDate: '2023-01', technologiesUsed: ['Go'] },
      { ...past, endDate: '2025-06', technologiesUsed: ['go'] },
      { ...past, endDate: '2024-02', technologiesUsed: ['GO'] },
    ];
    await server.as(asha).call(saveExperience, { body: { experiences: jobs } });
    const { data } = await server.as(asha).call(getSkills);
    expect(data.skills.map(({ lastUsed }) => lastUsed)).toEqual(['2025-06', null]);
  });
});

describe('experience', () => {
  const save = (jobs: object[]) =>
    server.as(asha).call(saveExperience, { body: { experiences: jobs as (typeof JOB)[] } });

  test.each([
    [{ companyName: ' ' }, 'Please fill in company name and designation'],
    [{ designation: '' }, 'Please fill in company name and designation'],
    [{ startDate: 'June' }, 'Please choose a month'],
    [{ isCurrentJob: false, endDate: '2021-01' }, 'End date must be after start date'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    expect(await save([{ ...JOB, ...fault }])).toMatchObject({ status: 400, message: text });
  });

  test('of a current job has no end', async () => {
    const { data } = await save([{ ...JOB, isCurrentJob: true, endDate: '2020-01' }]);
    expect(data.experiences[0]).toMatchObject({ isCurrentJob: true, endDate: null });
  });

  test('drops blank achievements, keeps the order in which it was sent', async () => {
    const first = { ...JOB, companyName: 'Newest', keyAchievements: ['One', ' ', 'Two'] };
    const { data } = await save([first, JOB]);
    expect(data.experiences.map(({ companyName }) => companyName)).toEqual(['Newest', JOB.companyName]);
    expect(data.experiences[0]?.keyAchievements).toEqual(['One', 'Two']);
  });

  test('adds up, counting overlapping months only once', async () => {
    const ended = { ...JOB, isCurrentJob: false };
    await save([
      { ...ended, startDate: '2018-01', endDate: '2020-01' },
      { ...ended, startDate: '2019-01', endDate: '2020-07' },
    ]);
    const { data } = await server.as(asha).call(getExperience);
    expect(data).toMatchObject({ totalExperienceYears: 2, totalExperienceMonths: 6 });
  });

  test('does not count the future', async () => {
    const { data } = await save([{ ...JOB, isCurrentJob: false, startDate: '2090-01', endDate: '2095-03' }]);
    expect(data).toMatchObject({ totalExperienceYears: 0, totalExperienceMonths: 0 });
  });

  test('may be empty: a fresh graduate has none', async () => {
    expect((await save([])).status).toBe(200);
  });

  test('accepts the labels of employment types', async () => {
    const { data } = await save([{ ...JOB, employmentType: 'Freelance' }]);
    expect(data.experiences[0]?.employmentType).toBe('FREELANCE');
  });
});

describe('education', () => {
  const save = (degrees: object[]) =>
    server.as(asha).call(saveEducation, { body: { educations: degrees as (typeof DEGREE)[] } });

  test.each([
    [{ universityName: '' }, 'University/Institute name is required'],
    [{ educationDegree: '' }, 'Degree is required'],
    [{ fieldOfStudy: ' ' }, 'Field of study is required'],
    [{ startYear: null }, 'Valid start year is required'],
    [{ startYear: 1949 }, 'Valid start year is required'],
    [{ startYear: THIS_YEAR + 1, endYear: THIS_YEAR + 5 }, 'Valid start year is required'],
    [{ endYear: null }, 'Valid end year is required'],
    [{ endYear: THIS_YEAR + 11 }, 'Valid end year is required'],
    [{ endYear: 2016 }, 'End year must be after start year'],
    [{ endYear: 2010 }, 'End year must be after start year'],
    [{ cgpa: 11 }, 'CGPA must be between 0 and 10'],
    [{ percentage: 101 }, 'Percentage must be between 0 and 100'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    expect(await save([{ ...DEGREE, ...fault }])).toMatchObject({ status: 400, message: text });
  });

  test('needs at least one qualification', async () => {
    expect(await save([])).toMatchObject({
      status: 400,
      message: 'At least one education qualification is required',
    });
  });

  test('is sorted by end year, latest first', async () => {
    const school = { ...DEGREE, educationDegree: 'Class XII', startYear: 2014, endYear: 2016 };
    await save([school, { ...DEGREE, cgpa: 8.75 }]);
    const { data } = await server.as(asha).call(getEducation);
    expect(data.educations.map(({ endYear }) => endYear)).toEqual([2020, 2016]);
    expect(data.educations[0]).toMatchObject({ cgpa: 8.75, verificationStatus: 'UNVERIFIED' });
  });

  test('accepts the labels of course types', async () => {
    const { data } = await save([{ ...DEGREE, courseType: 'distance learning' }]);
    expect(data.educations[0]?.courseType).toBe('DISTANCE_LEARNING');
  });

  test('keeps a verification only while the degree stays the same', async () => {
    const [saved] = (await save([DEGREE])).data.educations;
    await server.db
      .updateTable('candidateEducations')
      .set({ verificationStatus: 'VERIFIED' })
      .where('id', '=', saved!.id)
      .execute();
    const same = await save([{ ...saved, specialization: 'Systems' }]);
    expect(same.data.educations[0]).toMatchObject({ id: saved!.id, verificationStatus: 'VERIFIED' });
    const other = await save([{ ...saved, universityName: 'IIT Bombay' }]);
    expect(other.data.educations[0]).toMatchObject({ id: saved!.id, verificationStatus: 'UNVERIFIED' });
  });
});

test('no section is open to recruiters or without a session', async () => {
  const recruiter = await createRecruiter(server.db);
  for (const call of [getSkills, getExperience, getEducation]) {
    expect((await server.call(call)).status).toBe(401);
    expect((await server.as(recruiter).call(call)).status).toBe(403);
  }
});
