import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import type * as z from 'zod';
import { getJobFacets, JobsFilter, JobsQuery, listJobs } from '#contract/jobs/public-jobs.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, WORK_MODES } from '#contract/labels/jobs.ts';
import type { MatchCandidate } from '#contract/matching/match.ts';
import { writeJobs } from '#server/db/demo/scale/jobs.ts';
import { SKILLS } from '#server/db/demo/scale/vocabulary.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { ownServer } from '#server/testing/server.ts';
import { listCounted } from './board.queries.ts';
import { findLikely, findPage } from './board.service.ts';
import * as ids from './ids.queries.ts';

const JOBS = 13_000;
const CITIES = ['Bengaluru', 'Mumbai', 'Pune', 'Chennai', 'Jaipur'];
const WORDS = ['engineer', 'senior', 'remote python', 'java pune', 'developer'];
type Asked = z.input<typeof JobsQuery>;

let state = 7;
function roll(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(items.length * roll() ** 2)] as T;

const server = ownServer();
beforeAll(async () => {
  for (let companies = 0; companies < 2; companies++) await createRecruiter(server.db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const client = new pg.Client(inDatabase(inject('cluster'), rows[0]?.name ?? ''));
  await client.connect();
  await writeJobs(client, JOBS).finally(() => client.end());
  await sql`vacuum analyze job_index`.execute(server.db);
}, 240_000);

/** The matches of the filter according to the source tables, in order, without the index. */
async function read({
  city,
  workMode,
  jobType,
  level,
  skill,
  minSalary = 0,
  sort,
}: JobsQuery): Promise<string[]> {
  const pay = sql`j.salary_max * case j.salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end`;
  const oneOf = (column: string, values: readonly string[]) =>
    values.length > 0 ? [sql`${sql.ref(column)}::text = any(${values}::text[])`] : [];
  const all: RawBuilder<unknown>[] = [
    sql`j.status = 'PUBLISHED'`,
    ...oneOf('j.city', city),
    ...oneOf('j.work_mode', workMode),
    ...oneOf('j.job_type', jobType),
    ...oneOf('j.experience_level', level),
    ...(skill.length > 0
      ? [sql`j.id in (select job_id from job_skills where skill_name = any(${skill}::citext[]))`]
      : []),
    sql`${pay} >= ${minSalary}::bigint`,
  ];
  const order = sort === 'PAY' ? sql`${pay} desc, j.id desc` : sql`j.published_at desc, j.id desc`;
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs j where ${sql.join(all, sql` and `)} order by ${order}`.execute(server.db);
  return rows.map(({ id }) => id);
}

function randomQuery(): Asked {
  const some = (share: number, query: () => Asked) => (roll() < share ? query() : {});
  return {
    ...some(0.4, () => ({ city: [...new Set([pick(CITIES), pick(CITIES)])] })),
    ...some(0.3, () => ({ workMode: [pick(WORK_MODES)] })),
    ...some(0.3, () => ({ jobType: [pick(JOB_TYPES)] })),
    ...some(0.3, () => ({ level: [pick(EXPERIENCE_LEVELS)] })),
    ...some(0.4, () => ({ skill: [...new Set([pick(SKILLS), pick(SKILLS)])] })),
    ...some(0.3, () => ({ minSalary: 1_000_000 + Math.floor(roll() * 30) * 100_000 })),
    sort: roll() < 0.5 ? 'PAY' : 'NEWEST',
    page: roll() < 0.3 ? Math.floor(roll() * 12) : 0,
  };
}

test('70 random filters match the same jobs, in the same order and number, as a query on the source tables', async () => {
  const errors: number[] = [];
  for (let time = 0; time < 70; time++) {
    const asked = randomQuery();
    const query = JobsQuery.parse(asked);
    const { data } = await server.call(listJobs, { query: asked });
    const expected = await read(query);
    const from = query.page * query.size;
    expect([asked, data.content.map(({ id }) => id)]).toEqual([
      asked,
      expected.slice(from, from + query.size),
    ]);
    if (!data.totalIsEstimate) expect([asked, data.totalElements]).toEqual([asked, expected.length]);
    else errors.push(Math.abs(data.totalElements - expected.length) / expected.length);
  }
  expect(errors.length).toBeGreaterThan(10);
  expect(Math.max(...errors)).toBeLessThan(0.12);
  // With the first thousand rows only, the error would be twice as large.
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.0125);
}, 60_000);

test('estimates of large results are close to the exact counts, and small results are exact', async () => {
  for (const asked of [
    {},
    { jobType: ['FULL_TIME'] },
    { workMode: ['HYBRID'], city: ['Jaipur'] },
  ] as Asked[]) {
    const filter = JobsFilter.parse(asked);
    const { data } = await server.call(getJobFacets, { query: asked });
    const counted = await listCounted(server.db, filter);
    for (const facet of ['city', 'jobType', 'level', 'workMode'] as const) {
      const exact = counted.filter((row) => row.facet === facet);
      const all = exact.reduce((sum, { count }) => sum + count, 0);
      for (const { value, count } of exact) {
        const told = data[facet].find((choice) => choice.value === value)?.count ?? 0;
        if (all <= COUNTED * 0.85) expect([facet, value, told]).toEqual([facet, value, count]);
        else expect(Math.abs(told - count) / all, `${facet} ${value}`).toBeLessThan(0.05);
      }
    }
  }
});

const CANDIDATE: MatchCandidate = {
  skills: SKILLS.slice(0, 6).map((skillName) => ({ skillName, months: 40, level: 3 })),
  experienceMonths: 60,
  expectedSalary: 2_000_000,
  preferredLocations: ['Pune', 'Jaipur'],
  noticePeriod: null,
  noticeDaysLeft: null,
};

test.each<[string, Asked]>([
  ['everything', {}],
  ['a level', { level: ['SENIOR', 'MID'] }],
  ['a text', { search: 'engineer' }],
])('the likely matches among %s are the exact ones', async (_, asked) => {
  const filter = JobsFilter.parse(asked);
  const found = await findLikely(server.db, CANDIDATE, filter, { offset: 0, limit: 200 });
  const exact = await ids.listLikely(server.db, { filter, candidate: CANDIDATE, offset: 0, limit: 200 });
  expect(found.isEstimate).toBe(exact.total > COUNTED);
  expect(found.ids).toEqual(exact.ids);
});

test('a text finds the same whether all matches are read or only some', async () => {
  for (const search of WORDS) {
    const query = JobsQuery.parse({ search });
    const found = await findPage(server.db, query);
    const exact = await ids.listAll(server.db, { filter: query, sort: 'NEWEST', offset: 0, limit: 20 });
    expect([search, found.ids]).toEqual([search, exact.ids]);
  }
});

/** The columns in which the index differs from what it should have for this job. */
async function differences(id: string) {
  const { rows } = await sql`
    with kept as (select * from job_index where job_id = ${id}), right_now as (select * from jobs_on_board where job_id = ${id})
    (select * from kept except select * from right_now) union all (select * from right_now except select * from kept)`.execute(
    server.db,
  );
  return rows;
}

test('the index is updated with jobs, their skills and their companies', async () => {
  const { db } = server;
  const founder = await createRecruiter(db);
  const { id } = await createJob(db, founder, { title: 'Lighthouse keeper' });
  const isThere = async () =>
    (await server.call(listJobs, { query: { search: 'lighthouse' } })).data.totalElements === 1;
  expect(await isThere()).toBe(true);
  const job = (change: object) => db.updateTable('jobs').set(change).where('id', '=', id).execute();
  const company = (change: object) =>
    db.updateTable('companies').set(change).where('id', '=', founder.companyId).execute();
  for (const [change, stays] of [
    [() => job({ city: 'Kochi', salaryMin: 3, salaryMax: 7, salaryPeriod: 'HOURLY', isRemote: true }), true],
    [() => db.updateTable('jobSkills').set({ position: 9 }).where('jobId', '=', id).execute(), true],
    [() => db.deleteFrom('jobSkills').where('jobId', '=', id).execute(), true],
    [() => company({ name: 'Palmyra Lamps' }), true],
    [() => company({ approvalStatus: 'SUSPENDED' }), false],
    [() => company({ approvalStatus: 'APPROVED' }), true],
    [() => job({ status: 'CLOSED' }), false],
    [() => job({ status: 'PUBLISHED' }), true],
    [() => job({ deletedAt: new Date() }), false],
  ] as [() => Promise<unknown>, boolean][]) {
    await change();
    expect([change.toString(), await isThere(), await differences(id)]).toEqual([
      change.toString(),
      stays,
      [],
    ]);
  }
}, 60_000);
