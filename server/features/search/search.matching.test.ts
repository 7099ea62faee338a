import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import { matchScore } from '#contract/matching/match.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { type CandidateFacets, searchCandidates } from '#contract/search/candidate-search.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { createProfiles, type TestProfile } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

const SKILLS = ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS', 'Terraform', 'Java', 'Python'];
const CITIES = ['Bengaluru', 'Pune', 'Chennai', 'Hyderabad', 'Mumbai'];
const INSTITUTES = ['IIT Bombay', 'IIT Madras', 'IIT Delhi', 'BITS Pilani'];
const DOMAINS = ['Software Development', 'Data Science'];
const ROLES = ['Backend Developer', 'Data Scientist', 'DevOps Engineer'];
const COMPANIES = ['Lotus Exchange', 'Quill Logistics', 'Palmyra Foods'];
const LAKH = 100_000;
const SEED = 20_261_121;
const RUNS = 150;

const profiles = fc.record({
  firstName: fc.constantFrom('Asha', 'Kabir', 'Meera', 'Ravi'),
  company: fc.constantFrom(...COMPANIES),
  domain: fc.constantFrom(...DOMAINS),
  role: fc.constantFrom(...ROLES),
  skills: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...SKILLS),
      months: fc.integer({ min: 0, max: 200 }),
      level: fc.integer({ min: 1, max: 4 }),
    }),
    { selector: ({ name }) => name, maxLength: 6 },
  ),
  experienceMonths: fc.integer({ min: 0, max: 200 }),
  cities: fc.uniqueArray(fc.constantFrom(...CITIES), { maxLength: 3 }),
  notice: fc.constantFrom(...NOTICE_PERIODS.filter((notice) => notice !== 'SERVING_NOTICE_PERIOD')),
  expected: fc.integer({ min: 5, max: 90 }).map((lakhs) => lakhs * LAKH),
  current: fc.integer({ min: 5, max: 90 }).map((lakhs) => lakhs * LAKH),
  degrees: fc.uniqueArray(
    fc.record({
      institute: fc.constantFrom(...INSTITUTES),
      year: fc.integer({ min: 2008, max: 2025 }),
      verified: fc.boolean(),
    }),
    { selector: ({ institute }) => institute, minLength: 1, maxLength: 2 },
  ),
  activeDaysAgo: fc.integer({ min: 0, max: 60 }),
});
type Profile = Omit<TestProfile, 'lastName' | 'headline' | 'designation' | 'lastWorkingDay' | 'isVisible'>;

function rangeOf(least: number, most: number, unit = 1) {
  return fc
    .tuple(fc.option(fc.integer({ min: least, max: most })), fc.option(fc.integer({ min: least, max: most })))
    .map(([a, b]) => {
      const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      return { min: min && min * unit, max: max && max * unit };
    });
}

const wishes = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...SKILLS),
    minYears: fc.constantFrom(0, 1, 2.5, 4, 7, 10, 14),
    minLevel: fc.integer({ min: 0, max: 4 }),
  }),
  { selector: ({ name }) => name, maxLength: 3 },
);

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const FILTERS = {
  skills: wishes,
  skillsMode: fc.constantFrom('ALL' as const, 'ANY' as const),
  experience: fc.array(rangeOf(0, 16), { maxLength: 2 }),
  expectedSalary: rangeOf(5, 90, LAKH),
  currentSalary: rangeOf(5, 90, LAKH),
  noticePeriods: some(NOTICE_PERIODS),
  cities: some(CITIES),
  domains: some(DOMAINS),
  roles: some(ROLES),
  institutes: some(INSTITUTES),
  graduationYear: rangeOf(2008, 2025),
  lastActiveDays: fc.integer({ min: 1, max: 60 }),
  text: fc.constantFrom('', 'asha', 'kab', 'lotus ex', 'quill logistics'),
};

/** A few filters at a time: with all of them the result would be empty and prove nothing. */
const filters = fc
  .tuple(fc.record(FILTERS), fc.subarray(Object.keys(FILTERS), { maxLength: 4 }))
  .map(([all, kept]) => Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))));

const inside = (value: number, range?: { min: number | null; max: number | null } | null, unit = 1) =>
  !range ||
  ((range.min === null || value >= range.min * unit) && (range.max === null || value <= range.max * unit));
const anyOf = (asked: readonly string[], own: readonly string[]) =>
  asked.length === 0 || asked.some((name) => own.includes(name));

/** The same condition on one profile without an index. */
function isFound(profile: Profile, filter: CandidateFilter): boolean {
  const has = ({ name, minYears, minLevel }: CandidateFilter['skills'][number]) =>
    profile.skills.some(
      (skill) => skill.name === name && skill.months >= minYears * 12 && skill.level >= minLevel,
    );
  const words = (filter.text ?? '').split(' ').filter(Boolean);
  const own = `${profile.firstName} ${profile.company}`.toLowerCase().split(' ');
  const years = profile.degrees.map(({ year }) => year);
  return (
    words.every((word, place) =>
      own.some((text) => (place === words.length - 1 ? text.startsWith(word) : text === word)),
    ) &&
    (filter.skills.length === 0 ||
      (filter.skillsMode === 'ALL' ? filter.skills.every(has) : filter.skills.some(has))) &&
    (!filter.experience?.length ||
      filter.experience.some((band) => inside(profile.experienceMonths, band, 12))) &&
    inside(profile.expected, filter.expectedSalary) &&
    inside(profile.current, filter.currentSalary) &&
    anyOf(filter.noticePeriods, [profile.notice]) &&
    anyOf(filter.cities, profile.cities) &&
    anyOf(filter.domains, [profile.domain]) &&
    anyOf(filter.roles, [profile.role]) &&
    anyOf(
      filter.institutes,
      profile.degrees.map(({ institute }) => institute),
    ) &&
    years.some((year) => inside(year, filter.graduationYear)) &&
    (!filter.lastActiveDays || profile.activeDaysAgo < filter.lastActiveDays)
  );
}

const server = ownServer();
let recruiter: TestRecruiter;
const sample: Profile[] = fc.sample(profiles, { seed: SEED, numRuns: 200 });
const byId = new Map<string, Profile>();

beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Brightwater' });
  const ids = await createProfiles(
    server.db,
    sample.map((profile) => ({ ...profile, headline: null })),
  );
  for (const [place, id] of ids.entries()) byId.set(id, sample[place]!);
});

async function search(filter: object) {
  const answer = await server.as(recruiter).call(searchCandidates, { body: { size: 100, ...filter } });
  expect(answer.status, answer.message).toBe(200);
  return answer.data;
}

const count = (filter: object) => search({ ...filter, size: 1 }).then(({ totalElements }) => totalElements);

test('finds exactly those whom a simple filter finds, for any request', async () => {
  let runsWithSomebody = 0;
  await fc.assert(
    fc.asyncProperty(filters, async (asked) => {
      const filter = CandidateFilter.parse(asked);
      const expected = [...byId].filter(([, profile]) => isFound(profile, filter)).map(([id]) => id);
      if (expected.length > 0) runsWithSomebody += 1;
      const first = await search(asked);
      const second = await search({ ...asked, page: 1 });
      expect(first.totalElements).toBe(expected.length);
      expect([...first.content, ...second.content].map(({ id }) => id).sort()).toEqual(expected.sort());
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(runsWithSomebody).toBeGreaterThan(RUNS / 2);
}, 60_000);

describe('facets', () => {
  /** Every choice with its count, as the filter that would add it to the others. */
  function choices(facets: CandidateFacets, filter: CandidateFilter): [object, number][] {
    const known = filter.skills;
    return [
      ...facets.institutes.map(({ name, count }): [object, number] => [{ institutes: [name] }, count]),
      ...facets.cities.map(({ name, count }): [object, number] => [{ cities: [name] }, count]),
      ...facets.noticePeriods.map(({ value, count }): [object, number] => [
        { noticePeriods: [value] },
        count,
      ]),
      ...facets.experience.map(({ min, max, count }): [object, number] => [
        { experience: { min, max } },
        count,
      ]),
      ...facets.skills
        .filter(({ name }) => !known.some((wish) => wish.name === name))
        .map(({ name, count }): [object, number] => [
          { skills: filter.skillsMode === 'ALL' ? [...known, { name }] : [{ name }] },
          count,
        ]),
    ];
  }

  test('equal the number of matches once the choice is made', async () => {
    for (const asked of fc.sample(filters, { seed: SEED, numRuns: 12 })) {
      const filter = CandidateFilter.parse(asked);
      const { facets } = await search(asked);
      for (const [choice, expected] of choices(facets, filter)) {
        expect(await count({ ...asked, ...choice }), JSON.stringify({ asked, choice })).toBe(expected);
      }
      const salaries = facets.expectedSalary.reduce((sum, bar) => sum + bar.count, 0);
      expect(salaries).toBe(await count({ ...asked, expectedSalary: null }));
    }
  });

  test('include the chosen values, even without a match', async () => {
    const { facets } = await search({ institutes: ['IIT Delhi', 'NIT Trichy'], text: 'nobody at all' });
    expect(facets.institutes).toContainEqual({ name: 'NIT Trichy', count: 0 });
  });
});

describe('matching to a job', () => {
  test('orders by the match function and explains each score', async () => {
    const job = await createJob(server.db, recruiter);
    const { content } = await search({ jobId: job.id });
    const rules = toMatchJob(job);
    const scores = new Map(
      [...byId].map(([id, profile]) => [
        id,
        matchScore(
          {
            skills: profile.skills.map(({ name, months, level }) => ({ skillName: name, months, level })),
            experienceMonths: profile.experienceMonths,
            expectedSalary: profile.expected,
            preferredLocations: profile.cities,
            noticePeriod: profile.notice,
            noticeDaysLeft: null,
          },
          rules,
        ),
      ]),
    );
    for (const { id, match } of content) expect(match).toEqual(scores.get(id));
    const best = [...scores.values()].map(({ total }) => total).sort((a, b) => b - a);
    expect(content.map(({ match }) => match?.total)).toEqual(best.slice(0, 100));
    const second = await search({ jobId: job.id, page: 1 });
    expect(second.content.map(({ match }) => match?.total)).toEqual(best.slice(100));
  });

  test('uses another order when requested, and still explains the match', async () => {
    const job = await createJob(server.db, recruiter);
    const { content } = await search({ jobId: job.id, sort: 'EXPECTED_SALARY' });
    const salaries = content.map(({ expectedSalary }) => expectedSalary ?? 0);
    expect(salaries).toEqual(salaries.toSorted((a, b) => a - b));
    expect(content.every(({ match }) => match !== null)).toBe(true);
  });

  test("does not find another company's job", async () => {
    const other = await createRecruiter(server.db);
    const job = await createJob(server.db, other);
    const answer = await server.as(recruiter).call(searchCandidates, { body: { jobId: job.id } });
    expect([answer.status, answer.code]).toEqual([404, 'JOB_NOT_FOUND']);
    await expect(jobs.getOwn(server.db, recruiter.companyId, job.id)).rejects.toThrow('Job not found');
  });
});
