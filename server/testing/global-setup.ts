import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import { UNLIMITED } from '#server/db/timeouts.ts';
import { REFUSE_CHANGES_OF_SHARED_ROWS } from './shared-rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to connect to the test cluster; `database` is the one to connect to for creating others. */
    cluster: pg.ClientConfig;
    template: string;
  }
}

const KEEPER = path.join(import.meta.dirname, 'cluster-keeper.ts');
const PARENT_CHECK_MS = 500;

interface Kept {
  folder: string;
  connection?: pg.ClientConfig;
}

/** Starts the process that cleans up after this one, even if this one is killed. */
async function startKeeper(withCluster: boolean): Promise<{ kept: Kept; keeper: ChildProcess }> {
  const keeper = spawn(process.execPath, [KEEPER, withCluster ? 'cluster' : 'folder'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // In its own session, so that Ctrl-C ends only the run, and the keeper then cleans up.
    detached: true,
  });
  const failed = once(keeper, 'exit').then(([code]) => {
    throw new Error(`The test cluster could not be started (exit code ${code}).`);
  });
  const [line] = await Promise.race([once(createInterface(keeper.stdout), 'line'), failed]);
  failed.catch(() => {});
  return { kept: JSON.parse(line), keeper };
}

/** Ends the run if its `npm test` was killed, since nobody waits for the results. */
function endWithParent(): NodeJS.Timeout {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, PARENT_CHECK_MS).unref();
}

/** The same server with another database. */
export function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** One cluster per run, migrated once into a template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const { kept, keeper } = await startKeeper(!url);
  const connection = kept.connection ?? { connectionString: url };
  const watch = endWithParent();
  // Temporary files that tests leave behind are removed with the run.
  process.env.TMPDIR = kept.folder;
  const template = `medallist_template_${process.pid}`;
  const root = new pg.Client(connection);
  await root.connect();
  await root.query(`drop database if exists ${template}`);
  await root.query(`create database ${template}`);
  const pool = openPool(inDatabase(connection, template), 4, UNLIMITED);
  await migrate(openKysely(pool), pool);
  await pool.query(REFUSE_CHANGES_OF_SHARED_ROWS);
  await pool.end();
  await root.query(`alter database ${template} allow_connections false`);
  project.provide('cluster', connection);
  project.provide('template', template);
  return async () => {
    clearInterval(watch);
    await root.query(`drop database if exists ${template} with (force)`);
    await root.end();
    keeper.stdin?.end();
    await once(keeper, 'exit');
  };
}
