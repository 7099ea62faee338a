import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Db } from './schema/database.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
/** Any fixed number, the same in every process: whoever holds it migrates or fills the database. */
export const START_LOCK = 7_204_221_119;

/**
 * Runs `work` while holding the start lock, so that of many processes starting at once each step happens once.
 * The lock belongs to one session; a process that dies releases it.
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

/** Brings our tables and the task queue's to the newest version. Throws when a migration fails. */
export async function migrate(db: Db, pool: Pool): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: folder,
      import: (file) => import(file),
    }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool });
}
