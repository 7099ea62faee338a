import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Moment } from '#server/db/demo/moment.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadEnv } from '#server/env.ts';
import * as candidateIndex from '#server/features/candidates/index-row/candidate-index.service.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { makePerson } from './person.ts';
import { fillScale } from './scale.ts';

const CANDIDATES = 1500;
const database = `scale_${randomUUID().replaceAll('-', '')}`;
let server: TestServer;
let root: pg.Client;
let pool: pg.Pool;
let db: Db;

function fill(candidates: number) {
  const connection = inDatabase(inject('cluster'), database);
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: path.join(tmpdir(), database),
    JWT_SECRET: 'x'.repeat(32),
  });
  const order = { candidates, peopleAlone: false, tell: () => {} };
  return fillScale({ connection, unhurried: (work) => work(db, pool) }, env, order);
}

beforeAll(async () => {
  // Stores the demo's files; its tables are as the migrations leave them.
  server = await startServer();
  root = new pg.Client(inject('cluster'));
  await root.connect();
  await root.query(`create database ${database}`);
  pool = openPool(inDatabase(inject('cluster'), database), 4);
  db = openKysely(pool);
  await fill(CANDIDATES);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await root.query(`drop database ${database} with (force)`);
  await root.end();
  await server.close();
});

async function count(text: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) as count from ${text}`);
  return rows[0]?.count ?? 0;
}

test('there are as many of each as requested', async () => {
  expect(await count("users where user_type = 'JOBSEEKER'")).toBeGreaterThanOrEqual(CANDIDATES);
  expect(await count("users where email like '%@graduates.example'")).toBeLessThanOrEqual(CANDIDATES);
  for (const [table, least] of [
    ['jobs', 240],
    ['applications', 2400],
    ['interviews', 600],
    ['notifications', 12_000],
    ['audit_events', 3600],
    ['offers', 400],
    ['hires', 350],
    ['invoices', 300],
    ['payments', 150],
    ['credit_notes', 20],
    ['refunds', 1],
    ['rewards', 400],
    ['reward_entries', 800],
    ['payout_lines', 200],
    ['referrals', 1200],
    ['referral_clicks', 1200],
    ['mails', 2400],
    ['waitlist_entries', 60],
    ['quick_messages', 60],
    ['reports', 60],
    ['degree_verifications', 60],
  ] as const) {
    expect(await count(table), table).toBeGreaterThanOrEqual(least);
  }
});

test('search rows are identical to those that saving the profile writes', async () => {
  const rows = () =>
    sql<{ candidateId: string }>`
      select d.*, d.words::text as words from candidate_index d join users u on u.id = d.candidate_id
       where u.last_name is not null and hashint4(('x' || substr(md5(u.email::text), 1, 7))::bit(28)::int) & 3 = 0
         and not exists (select from candidate_online_profiles o where o.candidate_id = u.id)
       order by d.candidate_id`.execute(db);
  const written = (await rows()).rows;
  expect(written.length).toBeGreaterThan(250);
  await candidateIndex.refreshIndexRows(
    db,
    written.map(({ candidateId }) => candidateId),
  );
  expect((await rows()).rows).toEqual(written);
});

test('the sample contains every searchable person of so small a set', async () => {
  expect(await count('candidate_sample')).toBe(await count('candidate_index where is_searchable'));
  const { rows } = await pool.query('select rows, people from candidate_sample_share');
  expect(rows[0]?.people).toBe(await count('candidate_index where is_searchable'));
});

test('skills, cities and searchability are skewed as in reality', async () => {
  const { rows } = await pool.query<{ share: number }>(
    `select count(distinct candidate_id)::float8 / (select count(*) from candidates) as share
       from candidate_skills group by skill_name order by share desc`,
  );
  expect(rows[0]?.share).toBeGreaterThan(0.25);
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.at(Math.floor(rows.length / 2))?.share).toBeLessThan(0.02);
  const searchable = (await count('candidate_index where is_searchable')) / (await count('candidate_index'));
  expect(searchable).toBeGreaterThan(0.82);
  expect(searchable).toBeLessThan(0.91);
});

test('every reference is valid, although foreign keys were not checked during the fill', async () => {
  const { rows } = await pool.query<{ name: string; orphans: string }>(
    `select k.conname as name, format(
       'select count(*) as count from %s c where c.%I is not null and not exists (select from %s p where p.%I = c.%I)',
       k.conrelid::regclass, a.attname, k.confrelid::regclass, f.attname, a.attname) as orphans
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { name, orphans } of rows) {
    const found = await pool.query<{ count: number }>(orphans);
    expect(found.rows[0]?.count, name).toBe(0);
  }
});

test('the books balance: invoices, credits, payments, refunds and rewards', async () => {
  expect((await checkBooks(db)).faults).toEqual([]);
});

test('every index and constraint exists again', async () => {
  const defined = async (from: Db) =>
    (
      await sql<{ text: string }>`
        select indexdef as text from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace order by 1`.execute(from)
    ).rows.map(({ text }) => text);
  expect(await defined(db)).toEqual(await defined(server.db));
});

test('a person is the same in a smaller and in a larger set, except for the sign-up date', () => {
  const moment = new Moment(new Date('2026-11-23T00:00:00Z'));
  const strip = ({ person, skills, jobs, degrees }: ReturnType<typeof makePerson>) => ({
    email: person.email,
    salary: person.salaryFixed,
    skills: skills.map(({ skillName, years, level }) => [skillName, years, level]),
    jobs: jobs.map(({ companyName, startMonth }) => [companyName, startMonth]),
    degrees: degrees.map(({ universityName, endYear }) => [universityName, endYear]),
  });
  for (const index of [0, 7, 299]) {
    expect(strip(makePerson(index, moment, 300))).toEqual(strip(makePerson(index, moment, 1_500_000)));
    expect(makePerson(index, moment, 300)).toEqual(makePerson(index, moment, 300));
  }
});

test('a database that is not empty is left unchanged', async () => {
  await expect(fill(10)).rejects.toThrow('This database is not empty.');
});
