import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { carryOver } from './carry-over.ts';
import type { Db } from './schema/database.ts';

/** Any fixed number, the same in every process: its holder migrates or fills the database. */
export const START_LOCK = 7_204_221_119;

/**
 * Runs `work` while holding the start lock, so that each step happens once when many processes start at the
 * same time. The lock belongs to a session; a process that dies releases it.
 */
export async function withStartLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    client.release();
  }
}

/**
 * Migrates our tables and those of the task queue to the newest version, and updates triggers and views to
 * their current text. Throws if a migration fails, and `DatabaseTooOld` for a database from before the first
 * release that cannot be upgraded.
 */
export async function migrate(db: Db, pool: Pool): Promise<void> {
  await carryOver(db);
  const files = await readSql('migrations');
  const migrations = files.map(({ name, text }): [string, Migration] => [
    name,
    { up: async (tx) => void (await sql.raw(text).execute(tx)) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await applyTriggers(db, files.at(-1)?.name ?? '');
  await runMigrations({ pgPool: pool });
}

interface SqlFile {
  name: string;
  text: string;
}

/** The SQL files of a folder next to this file, by name. */
async function readSql(folder: string): Promise<SqlFile[]> {
  const home = path.join(import.meta.dirname, folder);
  const files = (await readdir(home)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.sql'),
      text: await readFile(path.join(home, file), 'utf8'),
    })),
  );
}

/**
 * Runs the files of `triggers` whose text has changed since they last ran, and all of them after a migration,
 * which may have dropped what they create. Creating a trigger locks its table, so a start without changes
 * creates none.
 */
async function applyTriggers(db: Db, newestMigration: string): Promise<void> {
  const files = await readSql('triggers');
  await sql`create table if not exists applied_triggers (file text primary key, hash text not null)`.execute(
    db,
  );
  const { rows } = await sql<{ file: string; hash: string }>`select file, hash from applied_triggers`.execute(
    db,
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  const changed = files
    .map((file) => ({ ...file, hash: hashOf(newestMigration, file.text) }))
    .filter(({ name, hash }) => applied.get(name) !== hash);
  if (changed.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const { name, text, hash } of changed) {
      await sql.raw(text).execute(tx);
      await sql`insert into applied_triggers values (${name}, ${hash})
        on conflict (file) do update set hash = excluded.hash`.execute(tx);
    }
  });
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
