import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { adminListApplications } from '#contract/applications/admin-applications.ts';
import { fixedIdOf } from '#server/db/demo/random.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const CANDIDATES = 80;
const GROVES = 60;
const OTHERS = 10;
/** One in this many is hired. */
const HIRED = 40;

const server = ownServer();
let admin: TestAccount;
let companyId: string;

/** Each of the candidates applies to each of the jobs; most of them share a name. */
beforeAll(async () => {
  admin = await createAdmin(server.db);
  const recruiter = await createRecruiter(server.db, { companyName: 'Hazel Homes' });
  const other = await createRecruiter(server.db, { companyName: 'Walnut Works' });
  ({ companyId } = other);
  for (let n = 0; n < GROVES; n++) await createJob(server.db, recruiter, { title: `Grove Lead ${n}` });
  for (let n = 0; n < OTHERS; n++)
    await createJob(server.db, other, { title: n === 0 ? 'Grove Keeper' : `Driver ${n}` });
  for (let n = 0; n < CANDIDATES; n++)
    await createCandidate(server.db, { firstName: 'Meera', lastName: n === 0 ? 'Zutshi' : 'Ambani' });
  // Their ids are fixed, so the sample always contains the same rows.
  await sql`
    insert into applications (id, job_id, candidate_id, company_id, source, status, status_changed_at, created_at, updated_at)
    select ${sql.raw(fixedIdOf('n::text'))}, job_id, candidate_id, company_id, 'APPLIED',
      case when n % ${HIRED} = 0 then 'HIRED' when n % 3 = 0 then 'REVIEWED' else 'NEW' end, at, at, at
    from (
      select row_number() over (order by j.title, c.place) as n, j.id as job_id, c.user_id as candidate_id, j.company_id,
        now() - interval '1 day' + row_number() over (order by j.title, c.place) * interval '1 second' as at
      from jobs j, (select user_id, row_number() over (order by u.created_at, u.id) as place
        from candidates join users u on u.id = user_id) c) each`.execute(server.db);
  await sql`vacuum analyze applications`.execute(server.db);
}, 120_000);

const list = async (query: object) => (await server.as(admin).call(adminListApplications, { query })).data;

/** Newest first, in the order of the tables. */
async function groves(status?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join jobs j on j.id = a.job_id
     where j.title like 'Grove%' and (${status ?? null}::text is null or a.status = ${status ?? null})
     order by a.status_changed_at desc, a.id desc`.execute(server.db);
  return rows.map(({ id }) => id);
}

const isNear = (told: number, true_: number) => expect(Math.abs(told / true_ - 1)).toBeLessThan(0.08);

test('a search that finds thousands gives an estimated count from a sample, and pages along its order', async () => {
  const all = await groves();
  expect(all.length).toBeGreaterThan(COUNTED);
  const first = await list({ search: 'grove' });
  expect(first).toMatchObject({ totalIsEstimate: true, countsAreEstimates: true });
  isNear(first.totalElements, all.length);
  expect(first.countOfAll).toBe(first.totalElements);
  isNear(first.counts.NEW, (await groves('NEW')).length);
  expect(first.content.map(({ id }) => id)).toEqual(all.slice(0, 20));
  const deep = await list({ search: 'grove', page: 90 });
  expect(deep.content.map(({ id }) => id)).toEqual(all.slice(1800, 1820));
  const waiting = await list({ search: 'grove', sort: 'waiting', page: 1 });
  expect(waiting.content.map(({ id }) => id)).toEqual(all.toReversed().slice(20, 40));
});

test('a stage with few applications is counted exactly, though the others are estimated from the sample', async () => {
  const hired = await groves('HIRED');
  const { content, totalElements, ...told } = await list({ search: 'grove', status: 'HIRED' });
  expect(told).toMatchObject({
    totalIsEstimate: false,
    countsAreEstimates: true,
    counts: { HIRED: hired.length },
  });
  expect(totalElements).toBe(hired.length);
  expect(content.map(({ id }) => id)).toEqual(hired.slice(0, 20));
});

test('a search with fewer matches is counted exactly', async () => {
  const one = await list({ search: 'zutshi' });
  expect(one).toMatchObject({
    totalElements: GROVES + OTHERS,
    totalIsEstimate: false,
    countsAreEstimates: false,
  });
  const elsewhere = await list({ search: 'grove', companyId });
  expect(elsewhere).toMatchObject({
    totalElements: CANDIDATES,
    countOfAll: CANDIDATES,
    totalIsEstimate: false,
  });
  expect(await list({})).toMatchObject({
    totalElements: CANDIDATES * (GROVES + OTHERS),
    totalIsEstimate: false,
  });
});

test('the last page is whole: where the scan along the order ends, all are counted', async () => {
  const all = await groves();
  const { content, ...told } = await list({ search: 'grove', page: Math.floor(all.length / 100), size: 100 });
  expect(told).toMatchObject({
    totalElements: all.length,
    totalIsEstimate: false,
    countsAreEstimates: false,
  });
  expect(content.map(({ id }) => id)).toEqual(all.slice(Math.floor(all.length / 100) * 100));
});
