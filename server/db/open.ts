import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { openEmbedded } from './embedded.ts';
import { NamingClient } from './named-statement.ts';
import type { Database } from './schema/database.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** A pool of its own: a burst of tasks takes no connection from the requests. */
  taskPool: pg.Pool;
  /** For connections outside the pools, such as LISTEN. */
  connection: pg.ClientConfig;
  /** Closes the pools and, without DATABASE_URL, leaves the embedded cluster. */
  close(): Promise<void>;
}

const OLDEST_VERSION = 150_000;

// Counts and sums are safe integers here, and a calendar day has no time zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Opens the server of DATABASE_URL, or else the embedded one in DATA_DIR. Throws when neither can be used. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DB_POOL_SIZE' | 'TASK_POOL_SIZE'>,
): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await openEmbedded(env.DATA_DIR);
  const connection: pg.ClientConfig = {
    ...(embedded?.connectionConfig ?? { connectionString: env.DATABASE_URL }),
    application_name: 'medallist',
    options: '-c TimeZone=UTC', // A day in SQL begins at the same instant on every server.
  };
  const pool = openPool(connection, env.DB_POOL_SIZE);
  const taskPool = openPool(connection, env.TASK_POOL_SIZE);
  const close = async () => {
    await Promise.all([pool.end(), taskPool.end()]);
    await embedded?.stop();
  };
  try {
    assertSupported(await findVersion(pool));
  } catch (error) {
    await close();
    throw error;
  }
  return { db: openKysely(pool), pool, taskPool, connection, close };
}

/** A pool on whose connections marked SQL texts become named prepared statements. */
export function openPool(connection: pg.ClientConfig, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: NamingClient,
    max: size,
    connectionTimeoutMillis: 10_000,
  });
  // Connections break when the server restarts. A query under way fails by itself and the pool replaces the idle
  // ones; but an error event that nobody hears ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The only place where snake_case and camelCase meet. Keys inside JSON values stay as they were stored: build
 * JSON with `jsonBuildObject`, whose keys are values, and not with `jsonArrayFrom`, whose keys are columns.
 */
export function openKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function findVersion(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query('show server_version_num');
    return Number(rows[0].server_version_num);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`The database does not answer: ${message || code}`);
  }
}

/** Throws for a server whose SQL is not the one this code is written in; takes its `server_version_num`. */
export function assertSupported(version: number): void {
  if (version >= OLDEST_VERSION) return;
  const readable = `${Math.floor(version / 10_000)}.${version % 10_000}`;
  throw new Error(`Medallist needs PostgreSQL 15 or later; DATABASE_URL has version ${readable}.`);
}
