import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openKysely, openPool } from '#server/db/open.ts';
import { UNLIMITED } from '#server/db/timeouts.ts';
import { PLACES } from '#server/platform/estimate.ts';
import { createProfiles, fixedId } from '#server/testing/factories/profiles.ts';
import { addressOf } from '#server/testing/processes.ts';
import { ownServer } from '#server/testing/server.ts';
import { fitSample } from './candidate-index.service.ts';

const PEOPLE = 400;
const WIDE = { fewest: 1000, most: 3000 };

const server = ownServer();
let ids: string[];
beforeAll(async () => {
  ids = await createProfiles(
    server.db,
    Array.from({ length: PEOPLE }, (_, place) => ({ isVisible: place % 4 !== 0 })),
    fixedId,
  );
});

/** The number of sample rows that differ from the index, are missing or should not be there. */
async function faults(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select * from candidate_index where is_searchable
      and uuid_hash(candidate_id) & 2147483647 < (select bound from candidate_sample_share)) d
    full join candidate_sample s on s.candidate_id = d.candidate_id
    where (s.tokens, s.words, s.skill_ids, s.city_ids, s.institute_ids, s.experience_months, s.expected_total,
        s.current_total, s.notice_step, s.hidden_from, s.last_active_at, s.choices)
      is distinct from (d.tokens, d.words, d.skill_ids, d.city_ids, d.institute_ids, d.experience_months,
        d.expected_total, d.current_total, d.notice_step, d.hidden_from, d.last_active_at, d.choices)`.execute(
    server.db,
  );
  return rows[0]?.count ?? Number.NaN;
}

/** The number of sample rows that follow one with a later place, and the number of pages. */
async function disorder() {
  const { rows } = await sql<{ late: number; pages: number }>`
    select count(*) filter (where place < before) as late, count(distinct (ctid::text::point)[0]) as pages
    from (select place, ctid, lag(place) over (order by ctid) as before from candidate_sample) s`.execute(
    server.db,
  );
  return rows[0];
}

/** The file node changes when the table is rewritten. */
const fileOf = async () =>
  (await sql`select pg_relation_filenode('candidate_sample') as file`.execute(server.db)).rows[0];

const share = () => server.db.selectFrom('candidateSampleShare').selectAll().executeTakeFirstOrThrow();

test('in a small market every candidate who can be found is in the sample, as in the index', async () => {
  await fitSample(server.db);
  expect(await share()).toMatchObject({ bound: PLACES, rows: 300, people: 300 });
  expect(await faults()).toBe(0);
});

test('a growing market keeps a sample of about the same size, and records how large it is', async () => {
  await fitSample(server.db, { fewest: 10, most: 100 });
  const { bound, rows, people } = await share();
  expect([bound, await faults()]).toEqual([PLACES / 4, 0]);
  expect(rows).toBeGreaterThan(45);
  expect(rows).toBeLessThanOrEqual(100);
  expect(Math.abs(people - 300)).toBeLessThan(100);
});

test('a sample that was halved is on few pages, ordered by place', async () => {
  const { rows } = await share();
  const lies = await disorder();
  expect(lies?.late).toBe(0);
  expect(lies?.pages).toBeLessThan(rows / 4);
});

test('a sample that keeps its size is not rewritten', async () => {
  const before = await fileOf();
  await fitSample(server.db, { fewest: 10, most: 100 });
  expect(await fileOf()).toEqual(before);
});

test('a profile change is applied to the sample too, and a deleted profile is removed from it', async () => {
  await sql`update candidate_index set expected_total = expected_total + 1, hidden_from = '{brightwater}'`.execute(
    server.db,
  );
  expect(await faults()).toBe(0);
  await sql`update candidate_index set is_searchable = not is_searchable`.execute(server.db);
  expect(await faults()).toBe(0);
  await sql`delete from candidate_index where candidate_id = any(${ids.slice(0, 40)}::uuid[])`.execute(
    server.db,
  );
  expect(await faults()).toBe(0);
});

test('a shrinking market gets a wider sample again', async () => {
  await sql`update candidate_index set is_searchable = true`.execute(server.db);
  for (let time = 0; time < 3; time++) await fitSample(server.db, WIDE);
  expect(await share()).toMatchObject({ bound: PLACES, rows: PEOPLE - 40 });
  expect(await faults()).toBe(0);
});

test('while a long query reads the sample it is resized, but not rewritten', async () => {
  const before = await fileOf();
  await using unhurried = openKysely(openPool({ connectionString: await addressOf(server) }, 1, UNLIMITED));
  await server.db.transaction().execute(async (tx) => {
    await sql`select count(*) from candidate_sample`.execute(tx);
    await fitSample(unhurried, { fewest: 10, most: 100 });
  });
  expect((await share()).rows).toBeLessThanOrEqual(100);
  expect(await faults()).toBe(0);
  expect(await fileOf()).toEqual(before);
});

test('a candidate who hides while the sample is widened is not in it afterwards', async () => {
  await fitSample(server.db, { fewest: 1, most: 50 });
  let widened: Promise<unknown> = Promise.resolve();
  await server.db.transaction().execute(async (tx) => {
    await sql`update candidate_index set is_searchable = false`.execute(tx);
    widened = fitSample(server.db, WIDE);
    await sql`select pg_sleep(0.3)`.execute(tx);
  });
  await widened;
  expect(await faults()).toBe(0);
  const { rows } = await sql<{ count: number }>`select count(*) from candidate_sample`.execute(server.db);
  expect(rows[0]?.count).toBe(0);
});
