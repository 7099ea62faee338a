import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { countJobReach, type JobWishes } from '#contract/jobs/reach.ts';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;

const skill = (name: string, months: number, level: number) => ({ name, months, level });
const go = skill('Go', 48, 4);
const postgres = skill('PostgreSQL', 60, 4);

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  await createProfiles(server.db, [
    {},
    {},
    { isVisible: false },
    { skills: [go, postgres] },
    { skills: [go, skill('Kafka', 17, 3), postgres] },
    { skills: [go, skill('Kafka', 48, 1), postgres] },
    { expected: 9_000_000 },
    { expected: 4_600_001 },
    { cities: ['Pune'] },
    { experienceMonths: 20 },
    { notice: 'THREE_MONTHS' },
    { notice: 'THREE_MONTHS', skills: [go] },
    { notice: 'SERVING_NOTICE_PERIOD', lastWorkingDay: '2026-12-01' },
  ]);
});

const WISHES = {
  requiredSkills: [
    { skillName: 'Go', minYears: 3, minLevel: 3 },
    { skillName: 'kafka', minYears: 2, minLevel: 2 },
    { skillName: 'PostgreSQL', minYears: 3, minLevel: 3 },
  ],
  experienceRequired: { min: 4, max: 8 },
  salary: { min: 3_800_000, max: 4_600_000 },
  location: { city: 'Bengaluru' },
  maxNoticePeriod: 'ONE_MONTH',
} satisfies z.input<typeof JobWishes>;

async function reach(wishes: z.input<typeof JobWishes>, who = recruiter) {
  return (await server.as(who).call(countJobReach, { body: wishes })).data;
}

/** The result of a search with the equivalent filters. */
async function found(filter: z.input<typeof CandidateFilter>) {
  return (await server.as(recruiter).call(searchCandidates, { body: filter })).data.totalElements;
}

const FILTER = {
  skills: WISHES.requiredSkills.map(({ skillName, ...least }) => ({ name: skillName, ...least })),
  experience: [{ min: 4, max: 8 }],
  expectedSalary: { min: null, max: 4_600_000 },
  cities: ['Bengaluru'],
  noticePeriods: ['FIFTEEN_DAYS_OR_LESS', 'ONE_MONTH', 'SERVING_NOTICE_PERIOD'],
} satisfies z.input<typeof CandidateFilter>;

test('equals the search with the same wishes, and names the wishes that exclude most people', async () => {
  const { total, narrowest } = await reach(WISHES);
  expect(total).toBe(3);
  expect(total).toBe(await found(FILTER));
  const without = {
    kafka: await found({ ...FILTER, skills: FILTER.skills.filter(({ name }) => name !== 'kafka') }),
    pay: await found({ ...FILTER, expectedSalary: null }),
  };
  expect(narrowest).toEqual([
    { wish: 'Kafka, 2 years, Intermediate', more: 3, isEstimate: false },
    { wish: 'pay up to ₹46 L per year', more: 2, isEstimate: false },
    { wish: 'experience: 4 to 8 years', more: 1, isEstimate: false },
  ]);
  expect([without.kafka - total, without.pay - total]).toEqual([3, 2]);
});

test('the place of a remote job is no wish, nor is the longest notice, nor pay without a limit', async () => {
  const free = { requiredSkills: WISHES.requiredSkills.slice(0, 1) };
  const everybody = await found({ skills: FILTER.skills.slice(0, 1) });
  expect(everybody).toBe(12);
  for (const open of [
    { ...free, location: { city: 'Pune', isRemote: true } },
    { ...free, location: { city: 'Pune' }, workMode: 'REMOTE' as const },
    { ...free, maxNoticePeriod: 'MORE_THAN_THREE_MONTHS' as const },
    { ...free, salary: { min: 0, max: 0 } },
  ]) {
    expect(await reach(open)).toEqual({ total: everybody, isEstimate: false, narrowest: [] });
  }
  expect(await reach({})).toEqual({ total: 12, isEstimate: false, narrowest: [] });
});

test('monthly pay is converted to a year, and years between two stops of the index are exact', async () => {
  const wish = { requiredSkills: [{ skillName: 'Kafka', minYears: 7, minLevel: 1 }] };
  expect((await reach(wish)).total).toBe(0);
  const salary = { min: 0, max: 750_000, period: 'MONTHLY' as const };
  expect((await reach({ salary })).total).toBe(12);
  expect((await reach({ salary: { ...salary, max: 400_000 } })).total).toBe(11);
});

test('a skill that nobody has leaves no matches, and is reported', async () => {
  const asked = [...WISHES.requiredSkills.slice(0, 1), { skillName: 'Cobol', minYears: 1, minLevel: 1 }];
  expect(await reach({ requiredSkills: asked })).toEqual({
    total: 0,
    isEstimate: false,
    narrowest: [{ wish: 'Cobol, 1 year', more: 12, isEstimate: false }],
  });
});

test('is for members who write jobs of an approved company', async () => {
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
  const candidate = await createCandidate(server.db);
  const statusOf = async (who: TestRecruiter | typeof candidate) =>
    (await server.as(who).call(countJobReach, { body: WISHES })).code;
  expect(await statusOf(viewer)).toBe('ROLE_TOO_LOW');
  expect(await statusOf(pending)).toBe('COMPANY_NOT_APPROVED');
  expect(await statusOf(candidate)).toBe('FORBIDDEN');
  expect((await server.call(countJobReach, { body: WISHES })).status).toBe(401);
});
