import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { inDatabase } from '#server/testing/global-setup.ts';
import { DatabaseTooOld } from './carry-over.ts';
import { migrate } from './migrate.ts';
import { openKysely, openPool } from './open.ts';
import type { Db } from './schema/database.ts';
import { UNLIMITED } from './timeouts.ts';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let root: pg.Client;
let pool: pg.Pool;
let db: Db;

beforeAll(async () => {
  root = new pg.Client(inject('cluster'));
  await root.connect();
  await root.query(`create database ${database} template ${inject('template')}`);
  pool = openPool(inDatabase(inject('cluster'), database), 4, UNLIMITED);
  db = openKysely(pool);
});

afterAll(async () => {
  await db.destroy();
  await root.query(`drop database ${database} with (force)`);
  await root.end();
});

async function bodyOf(name: string): Promise<string | undefined> {
  const { rows } = await pool.query('select prosrc from pg_proc where proname = $1', [name]);
  return rows[0]?.prosrc;
}

async function hasTrigger(name: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_trigger where tgname = $1', [name]);
  return rowCount === 1;
}

async function migrationNames(): Promise<string[]> {
  const { rows } = await pool.query('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

describe('triggers', () => {
  test('are not replaced if their text is unchanged, even while all tables are in use', async () => {
    const user = await pool.connect();
    await user.query('begin');
    const { rows } = await user.query<{ table: string }>(
      `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const { table } of rows) await user.query(`lock table ${table} in access share mode`);
    await pool.query(`alter database ${database} set lock_timeout = '1s'`);
    const other = openPool(inDatabase(inject('cluster'), database), 2, UNLIMITED);
    await migrate(openKysely(other), other);
    await other.end();
    await pool.query(`alter database ${database} reset lock_timeout`);
    await user.query('rollback');
    user.release();
  });

  test('get their current text if another one was applied before, and no others are created', async () => {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin return null; end $$`.execute(db);
    await sql`drop trigger hires_keep on hires`.execute(db);
    await sql`update applied_triggers set hash = 'of another text' where file = 'only-added'`.execute(db);
    await migrate(db, pool);
    expect(await bodyOf('refuse_change')).toContain('is only ever added to');
    expect(await hasTrigger('hires_keep')).toBe(false);
    await sql`delete from applied_triggers where file = 'recorded-hires'`.execute(db);
    await migrate(db, pool);
    expect(await hasTrigger('hires_keep')).toBe(true);
  });
});

describe('a database from before the first release', () => {
  beforeEach(async () => {
    await sql`delete from kysely_migration`.execute(db);
    await sql`drop table if exists applied_triggers`.execute(db);
  });

  const hasRun = (names: string[]) =>
    pool.query(`insert into kysely_migration select name, '2026-01-01' from unnest($1::text[]) name`, [
      names,
    ]);

  test('is accepted if it has had all migrations of that time', async () => {
    await pool.query('update clock_shift set offset_seconds = 77');
    await hasRun(['0001_platform', '0094_people_in_the_audit', '0095_marks_of_visitors']);
    await migrate(db, pool);
    expect(await migrationNames()).toEqual(['0001_first_release']);
    const { rows } = await pool.query('select offset_seconds from clock_shift');
    expect(rows).toEqual([{ offset_seconds: 77 }]);
  });

  test('is refused with one sentence, and not changed, if it lacks some', async () => {
    const names = ['0001_platform', '0094_people_in_the_audit'];
    await hasRun(names);
    const refusal = migrate(db, pool);
    await expect(refusal).rejects.toThrow(DatabaseTooOld);
    await expect(refusal).rejects.toThrow(
      'This database is from before the first release: to keep it, start the last version before 1.0 on it once ' +
        '(the one whose newest migration is 0095_marks_of_visitors), or to start over, delete the data folder or ' +
        'name an empty database in DATABASE_URL.',
    );
    expect(await migrationNames()).toEqual(names);
  });
});
