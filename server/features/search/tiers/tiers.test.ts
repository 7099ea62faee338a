import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { fitSample } from '#server/features/candidates/index-row/candidate-index.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import {
  type FoundPage,
  groupsOf,
  searchStatement,
} from '#server/features/search/candidates-page.queries.ts';
import { matches } from '#server/features/search/cards.service.ts';
import { tallyOf } from '#server/features/search/facets.service.ts';
import { resolve } from '#server/features/search/resolve.service.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { createProfiles, fixedId } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { pageRequest } from '../search.service.ts';
import { SMALL_MARKET } from './estimate.policy.ts';
import { findExactly, findPage } from './find-page.service.ts';
import { getMarket, sampleStatement } from './sample.queries.ts';
import { idsOf, walkRows } from './walk.queries.ts';

const PEOPLE = 20_000;
const CITIES = ['Bengaluru', 'Mumbai', 'Pune', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Noida'];
const SKILLS = Array.from({ length: 40 }, (_, place) => `Craft ${place}`);
const LAKH = 100_000;
type Asked = z.input<typeof CandidateFilter>;

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const server = ownServer();
let recruiter: TestRecruiter;

/** Puts everybody into the sample, which at most doubles per run. */
async function takeEverybody(): Promise<void> {
  const limits = { fewest: PEOPLE, most: PEOPLE * 2 };
  const { rows } = await getMarket(server.db);
  await fitSample(server.taskDb, limits);
  if ((await getMarket(server.db)).rows !== rows) await takeEverybody();
}

const roll = numbers(9);
const upTo = (count: number) => Math.floor(roll() * count);
/** Some values are chosen far more often than others. */
const popular = <T>(items: readonly T[]): T => items[Math.floor(items.length * roll() ** 3)] as T;

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  const profiles = Array.from({ length: PEOPLE }, (_, place) => ({
    firstName: place % 500 === 0 ? 'Zubin' : 'Asha',
    skills: [...new Set(Array.from({ length: 3 }, () => popular(SKILLS)))].map((name) => ({
      name,
      months: upTo(120),
      level: 1 + upTo(4),
    })),
    experienceMonths: 6 + upTo(180),
    cities: [popular(CITIES)],
    notice: popular(NOTICE_PERIODS),
    expected: (10 + upTo(70)) * LAKH + place,
    degrees: [{ institute: 'IIT Madras', year: 2020, verified: roll() < 0.4 }],
    headline: roll() < 0.5 ? null : 'Engineer',
    activeDaysAgo: upTo(60) + place / PEOPLE,
    isVisible: place % 9 !== 0,
  }));
  await createProfiles(server.taskDb, profiles, fixedId);
  await takeEverybody();
  await sql`vacuum analyze candidate_index`.execute(server.taskDb);
  await sql`vacuum analyze candidate_sample`.execute(server.taskDb);
}, 240_000);

/** Who matches the filter according to the source tables, without the search index. */
async function read(filter: CandidateFilter): Promise<Set<string>> {
  const { skills, skillsMode, cities, noticePeriods, expectedSalary, text } = filter;
  const wished = skills.map(
    ({ name, minYears, minLevel }) => sql`exists (select from candidate_skills s
      where s.candidate_id = c.user_id and s.skill_name = ${name} and s.years * 12 + s.months >= ${minYears * 12}
        and s.level >= ${minLevel})`,
  );
  const all = [
    sql`c.is_visible`,
    ...(wished.length > 0 ? [sql`(${sql.join(wished, skillsMode === 'ALL' ? sql` and ` : sql` or `)})`] : []),
    ...(cities.length > 0 ? [sql`c.preferred_locations && ${cities}::text[]`] : []),
    ...(noticePeriods.length > 0 ? [sql`c.notice_period = any(${noticePeriods}::text[])`] : []),
    ...(expectedSalary?.min ? [sql`c.expected_total >= ${expectedSalary.min}`] : []),
    ...(expectedSalary?.max ? [sql`c.expected_total <= ${expectedSalary.max}`] : []),
    ...(text ? [sql`u.first_name = ${text}`] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    select c.user_id as id from candidates c join users u on u.id = c.user_id
    where ${sql.join(all, sql` and `)}`.execute(server.taskDb);
  return new Set(rows.map(({ id }) => id));
}

function randomFilter(): Asked {
  const min = 10 + upTo(40);
  const some = (share: number, filter: () => Asked) => (roll() < share ? filter() : {});
  return {
    ...some(0.7, () => ({
      skills: [...new Set([popular(SKILLS), popular(SKILLS)])].map((name) => ({
        name,
        minYears: upTo(4),
        minLevel: upTo(4),
      })),
    })),
    ...some(0.4, () => ({ skillsMode: 'ANY' })),
    ...some(0.4, () => ({ cities: [popular(CITIES), popular(CITIES)] })),
    ...some(0.3, () => ({ noticePeriods: [popular(NOTICE_PERIODS)] })),
    ...some(0.3, () => ({ expectedSalary: { min: min * LAKH, max: (min + 25) * LAKH } })),
    sort: popular(['BEST_MATCH', 'LAST_ACTIVE', 'EXPERIENCE', 'EXPECTED_SALARY']),
  };
}

async function ask(asked: Asked) {
  const { data, status, message } = await server.as(recruiter).call(searchCandidates, { body: asked });
  expect([status, message]).toEqual([200, message]);
  return data;
}

test('80 random filters match the same people, and as many, as a query on the source tables', async () => {
  const errors: number[] = [];
  let estimates = 0;
  for (let time = 0; time < 80; time++) {
    const asked = randomFilter();
    const data = await ask(asked);
    const expected = await read(CandidateFilter.parse(asked));
    const wrong = data.content.filter(({ id }) => !expected.has(id));
    expect([asked, wrong.length]).toEqual([asked, 0]);
    expect(new Set(data.content.map(({ id }) => id)).size).toBe(Math.min(20, expected.size));
    if (data.totalIsEstimate) {
      estimates++;
      errors.push(Math.abs(data.totalElements - expected.size) / expected.size);
    } else {
      expect([asked, data.totalElements]).toEqual([asked, expected.size]);
    }
  }
  expect(estimates).toBeGreaterThan(3);
  expect(Math.max(...errors)).toBeLessThan(0.12);
}, 60_000);

/** The packed choices have no defined order. */
function counted({ ids, total, ...choices }: FoundPage) {
  const tallies = Object.entries(choices).map(([name, packed]) => [name, tallyOf(packed ?? null)]);
  return { ids, total, ...Object.fromEntries(tallies) };
}

test('the answer is the same when the rows shared by all groups are materialised', async () => {
  let shared = 0;
  for (let time = 0; time < 60; time++) {
    const { resolved } = await resolve(server.db, [], CandidateFilter.parse(randomFilter()));
    const request = await pageRequest(server.db, { resolved, companyKeys: ['nobody'], job: null });
    const [found, again] = [searchStatement(request), searchStatement(request, { sharesFew: true })];
    expect(counted(await oneRow(server.db, again))).toEqual(counted(await oneRow(server.db, found)));
    if (groupsOf(request).isShared) shared++;
  }
  expect(shared).toBeGreaterThan(10);
});

const asFound = async (ids: string[]) => ids;

/** The answer of the search, and the exact answer to the same request. */
async function both(asked: Asked, jobId?: string) {
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse(asked));
  const job = jobId ? toMatchJob(await jobs.getOwn(server.db, recruiter.companyId, jobId)) : null;
  const request = await pageRequest(server.db, { resolved, companyKeys: ['nobody hides from it'], job });
  const { shown: ids, ...found } = await findPage(
    server.db,
    await getMarket(server.db),
    request,
    resolved.filter,
    asFound,
  );
  const { shown, ...exact } = await findExactly(server.db, request, asFound);
  return { found: { ...found, ids }, exact: { ...exact, ids: shown } };
}

const FOUR_SKILLS = SKILLS.slice(0, 4).map((name, place) => ({ name, minYears: place, minLevel: 1 }));

const BROAD: [string, Asked][] = [
  ['everyone', {}],
  ['everyone by activity', { sort: 'LAST_ACTIVE', page: 3 }],
  ['everyone by experience', { sort: 'EXPERIENCE' }],
  ['a range of experience, the most first', { sort: 'EXPERIENCE', experience: { max: 12 } }],
  ['several ranges of experience', { sort: 'EXPERIENCE', experience: [{ max: 4 }, { min: 6, max: 14 }] }],
  ['everyone by salary', { sort: 'EXPECTED_SALARY', page: 49 }],
  ['a range of salaries', { sort: 'EXPECTED_SALARY', expectedSalary: { min: 15 * LAKH } }],
  ['candidates outside a frequent value', { noticePeriods: NOTICE_PERIODS.slice(0, 3) }],
  ['candidates who would move to one of three cities', { cities: CITIES.slice(0, 3) }],
  ['those of an institute', { institutes: ['IIT Madras'] }],
  [
    'either of two skills in five cities',
    {
      sort: 'LAST_ACTIVE',
      skillsMode: 'ANY',
      skills: SKILLS.slice(0, 2).map((name) => ({ name })),
      cities: CITIES.slice(0, 5),
    },
  ],
  ['any of four skills', { skillsMode: 'ANY', skills: FOUR_SKILLS }],
];

describe.each(['whole', 'partial'])('with a %s sample', (kind) => {
  beforeAll(async () => {
    if (kind === 'partial') await fitSample(server.taskDb, { fewest: 1000, most: 9000 });
  });
  afterAll(takeEverybody);

  test.each(BROAD)('%s: the page is exact, the rest is close to it', async (_, asked) => {
    const { found, exact } = await both(asked);
    expect(found.isEstimate).toBe(true);
    expect(found.ids).toEqual(exact.ids);
    expect(Math.abs(found.total - exact.total) / exact.total).toBeLessThan(0.12);
    const off = (['cities', 'skills', 'institutes'] as const).flatMap((group) => {
      const counts = new Map(found.facets[group].map(({ name, count }) => [name, count]));
      return exact.facets[group].slice(0, 8).map(({ name, count }) => (counts.get(name) ?? 0) / count);
    });
    expect(off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)]).toBeCloseTo(1, 0);
    const bands = exact.facets.experience.map(
      (count, place) => Math.abs((found.facets.experience[place] ?? 0) - count) / exact.total,
    );
    expect(Math.max(...bands)).toBeLessThan(0.06);
  });

  test('the best for a job are those of an exact search', async () => {
    const requiredSkills = SKILLS.slice(0, 4).map((skillName) => ({ skillName, minYears: 3, minLevel: 2 }));
    const { id } = await createJob(server.db, recruiter, { requiredSkills });
    const { found, exact } = await both({}, id);
    expect(found.isEstimate).toBe(true);
    const best = new Set(exact.ids.slice(0, 20));
    expect(found.ids.slice(0, 20).filter((one) => best.has(one)).length).toBeGreaterThanOrEqual(19);
  });

  test('the first for a job have scores as good as the best of all candidates', async () => {
    const requiredSkills = SKILLS.slice(2, 6).map((skillName, place) => ({
      skillName,
      minYears: 1 + place,
      minLevel: 3,
    }));
    const wishes = { experienceRequired: { min: 3, max: 9 }, maxNoticePeriod: 'ONE_MONTH' as const };
    const { id } = await createJob(server.db, recruiter, { requiredSkills, ...wishes });
    const job = toMatchJob(await jobs.getOwn(server.db, recruiter.companyId, id));
    const findable = server.db.selectFrom('candidateIndex').where('isSearchable', '=', true);
    const ids = (await findable.select('candidateId').execute()).map(({ candidateId }) => candidateId);
    const scores = [...(await matches(server.db, ids, job)).values()].map(({ total }) => total);
    const { content } = await ask({ jobId: id });
    const best = scores.toSorted((a, b) => b - a).slice(0, content.length);
    const shown = content.map(({ match }) => match?.total ?? 0);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    for (const [place, total] of best.entries()) expect(shown[place]).toBeGreaterThanOrEqual(total - 1);
  });

  test('paging through all results for a job shows nobody twice', async () => {
    const requiredSkills = SKILLS.slice(1, 5).map((skillName) => ({ skillName, minYears: 2, minLevel: 2 }));
    const { id } = await createJob(server.db, recruiter, { requiredSkills });
    const met: string[] = [];
    for (let page = 0; page < 10; page++) {
      const { content } = await ask({ jobId: id, page, size: 100 });
      met.push(...content.map((one) => one.id));
    }
    expect(met.length).toBe(1000);
    expect(new Set(met).size).toBe(1000);
  });

  test('a later page of the best with any of four skills is close to the exact one', async () => {
    const { found, exact } = await both({ skillsMode: 'ANY', skills: FOUR_SKILLS, page: 3 });
    expect(found.isEstimate).toBe(true);
    expect(new Set(found.ids).size).toBe(20);
    expect(found.ids.filter((one) => exact.ids.includes(one)).length).toBeGreaterThanOrEqual(17);
  });

  test('few matches are counted exactly, even when a further choice would match many', async () => {
    const { found, exact } = await both({ text: 'Zubin', cities: ['Bengaluru'] });
    expect(found).toMatchObject({ isEstimate: false, total: exact.total, ids: exact.ids });
    expect(found.facets.cities).toEqual(exact.facets.cities);
    expect(found.total).toBeGreaterThan(5);
  });

  test('so are they where the filters share no rows and one of them leaves few to the other', async () => {
    const expectedSalary = { min: 40 * LAKH, max: 41 * LAKH };
    const { found, exact } = await both({ cities: CITIES.slice(-1), expectedSalary });
    expect(found).toEqual(exact);
    expect(found.total).toBeGreaterThan(0);
  });
});

test('in a market large enough to check the sample first, few matches are counted exactly', async () => {
  const asked = { text: 'Zubin', cities: CITIES.slice(0, 4), expectedSalary: { min: 15 * LAKH } };
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse(asked));
  const request = await pageRequest(server.db, { resolved, companyKeys: ['nobody'], job: null });
  const market = { ...(await getMarket(server.db)), people: SMALL_MARKET + 1 };
  const found = await findPage(server.db, market, request, resolved.filter, asFound);
  expect(found).toEqual(await findExactly(server.db, request, asFound));
  expect(found.total).toBeGreaterThan(5);
});

test('a candidate who hides is in no page, count, sample or facet from then on', async () => {
  const [id] = await createProfiles(server.db, [
    {
      firstName: 'Ophelia',
      cities: ['Ooty'],
      skills: [{ name: SKILLS[0] as string, months: 100, level: 4 }],
    },
  ]);
  const seen = async () => {
    const data = await ask({ cities: ['Ooty', ...CITIES] });
    const { rows } = await sql`select from candidate_sample where candidate_id = ${id}`.execute(server.db);
    return [data.facets.cities.find(({ name }) => name === 'Ooty')?.count, rows.length];
  };
  expect((await ask({ text: 'Ophelia' })).totalElements).toBe(1);
  expect(await seen()).toEqual([expect.any(Number), 1]);
  await server.db
    .updateTable('candidates')
    .set({ isVisible: false })
    .where('userId', '=', id as string)
    .execute();
  await candidates.refreshIndexRow(server.db, id as string);
  expect((await ask({ text: 'Ophelia' })).totalElements).toBe(0);
  expect(await seen()).toEqual([0, 0]);
});

test('a candidate who hides from one company is neither found nor counted by it', async () => {
  const [id] = await createProfiles(server.db, [{ firstName: 'Perdita' }]);
  const request = (key: string) =>
    resolve(server.db, [], CandidateFilter.parse({})).then(({ resolved }) =>
      pageRequest(server.db, { resolved, companyKeys: [key], job: null }),
    );
  // In parts, because a single statement could exceed the statement timeout of a request.
  const hidden = sql`update candidate_index set hidden_from = '{brightwater}' where candidate_id in (
    select candidate_id from candidate_index where candidate_id <> ${id} and not '{brightwater}' && hidden_from limit 1000)`;
  for (let part = 0; part < 6; part++) await hidden.execute(server.db);
  const filter = CandidateFilter.parse({});
  const open = await findPage(server.db, await getMarket(server.db), await request('other'), filter, asFound);
  const closed = await findPage(
    server.db,
    await getMarket(server.db),
    await request('brightwater'),
    filter,
    asFound,
  );
  expect(closed.total).toBeLessThan(open.total - 4000);
  const { shown } = await findExactly(server.db, await request('brightwater'), asFound);
  expect(closed.shown).toEqual(shown);
});

test.each<[string, Asked]>([
  ['experience', { sort: 'EXPERIENCE', experience: { max: 4 } }],
  ['salary', { sort: 'EXPECTED_SALARY', expectedSalary: { min: 50 * LAKH } }],
])('a scan by %s reads no rows outside the requested range', async (_, asked) => {
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse(asked));
  const request = await pageRequest(server.db, {
    resolved,
    companyKeys: ['nobody hides from it'],
    job: null,
  });
  const rows = walkRows({ ...request, filter: resolved.filter, steps: 20, take: 20 });
  const walked = await idsOf(rows).execute(server.db);
  expect(walked.rows[0]?.ids).toHaveLength(20);
});

test('no statement of a search with many matches scans the whole table', async () => {
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse({ cities: ['Bengaluru'] }));
  const request = await pageRequest(server.db, { resolved, companyKeys: ['brightwater'], job: null });
  const statements = [
    sampleStatement(request, await getMarket(server.db), { readsFew: false }),
    idsOf(walkRows({ ...request, filter: resolved.filter, steps: 2000, take: 20 })),
  ];
  for (const statement of statements) {
    const { rows } = await sql<object>`explain ${statement}`.execute(server.db);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).not.toContain('Seq Scan on candidate_index');
  }
});

test('a sample that was never resized is a part of the market, and stays one', async () => {
  await fitSample(server.db);
  const first = await getMarket(server.db);
  await fitSample(server.db);
  expect(await getMarket(server.db)).toEqual(first);
  expect(first.rows).toBeGreaterThan(3500);
  expect(first.rows).toBeLessThan(first.people / 2);
});
