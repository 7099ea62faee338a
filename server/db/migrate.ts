import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Db } from './schema/database.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
/** A folder holds fifteen files at most; the next fifteen migrations go to the next folder. */
const FOLDERS = [folder, path.join(folder, 'from-0016')];
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

async function readMigrations(): Promise<Record<string, Migration>> {
  const read = FOLDERS.map((migrationFolder) =>
    new FileMigrationProvider({ fs, path, migrationFolder, import: (file) => import(file) }).getMigrations(),
  );
  return Object.assign({}, ...(await Promise.all(read)));
}

/** Brings our tables and the task queue's to the newest version. Throws when a migration fails. */
export async function migrate(db: Db, pool: Pool): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool });
}
