import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parse as readList } from 'postgres-array';
import type { Env } from '#server/env.ts';
import { ColumnNames } from './column-names.ts';
import { openEmbedded } from './embedded.ts';
import { GuardedClient } from './guarded-client.ts';
import type { Database } from './schema/database.ts';
import { REQUESTS, TASKS, type Timeouts, UNLIMITED } from './timeouts.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** A pool of its own: a burst of tasks takes no connection from the requests. */
  taskDb: Kysely<Database>;
  taskPool: pg.Pool;
  /** Does one long work, such as a migration, that may take as long as it takes. */
  unhurried<T>(work: (db: Kysely<Database>, pool: pg.Pool) => Promise<T>): Promise<T>;
  /** For connections outside the pools, such as LISTEN. */
  connection: pg.ClientConfig;
  /** Closes the pools and, without DATABASE_URL, leaves the embedded cluster. */
  close(): Promise<void>;
}

/**
 * A day in SQL begins at the same instant on every server. Compiling plans costs more than it saves where a page is
 * read of many rows that were guessed; so does starting processes that share what takes milliseconds, on cores that
 * answer others. What is read lies in memory or on a disk that reads anywhere as soon; and what is asked of a row
 * most often compares lists, which takes longer than comparing numbers.
 */
export const SESSION_OPTIONS = [
  'TimeZone=UTC',
  ...['jit=off', 'max_parallel_workers_per_gather=0'],
  ...['random_page_cost=1.1', 'cpu_operator_cost=0.005'],
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

const OLDEST_VERSION = 150_000;
const UNHURRIED_SIZE = 4;

// Counts and sums are safe integers here, and a calendar day has no time zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

// The driver reads lists by an older version of the same library, which takes ten times as long.
const LISTS: readonly { type: number; read: (text: string) => unknown }[] = [
  { type: 1009, read: (texts) => readList(texts) },
  { type: 2951, read: (ids) => readList(ids) },
  { type: 1007, read: (numbers) => readList(numbers, Number) },
];
for (const { type, read } of LISTS) pg.types.setTypeParser(type, read);

/** Opens the server of DATABASE_URL, or else the embedded one in DATA_DIR. Throws when neither can be used. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DB_POOL_SIZE' | 'TASK_POOL_SIZE'>,
): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await openEmbedded(env.DATA_DIR);
  const connection: pg.ClientConfig = {
    ...(embedded?.connectionConfig ?? { connectionString: env.DATABASE_URL }),
    application_name: 'medallist',
    options: SESSION_OPTIONS,
  };
  const pool = openPool(connection, env.DB_POOL_SIZE);
  const taskPool = openPool(connection, env.TASK_POOL_SIZE, TASKS);
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
  return {
    db: openKysely(pool),
    pool,
    taskDb: openKysely(taskPool),
    taskPool,
    connection,
    close,
    async unhurried(work) {
      const slow = openPool(connection, UNHURRIED_SIZE, UNLIMITED);
      return work(openKysely(slow), slow).finally(() => slow.end());
    },
  };
}

/**
 * A pool of guarded connections. When one does not answer, those that lie idle are given up too: what swallowed
 * its words has most likely swallowed theirs.
 */
export function openPool(connection: pg.ClientConfig, size: number, timeouts: Timeouts = REQUESTS): pg.Pool {
  const pool = new pg.Pool({
    ...{ ...connection, ...timeouts, Client: GuardedClient, max: size, keepAlive: true },
    // What a transaction asks for at once is sent at once; rows cannot be copied over such a connection.
    pipeline: true,
  });
  const idle = new Set<GuardedClient>();
  pool.on('acquire', (client) => idle.delete(guarded(client)));
  pool.on('release', (_error, client) => idle.add(guarded(client)));
  pool.on('remove', (client) => idle.delete(guarded(client)));
  pool.on('connect', (client) => {
    guarded(client).onStall = () => {
      for (const each of idle) each.abandon();
    };
    client.on('error', () => {});
  });
  // Connections break when the server restarts. A query under way fails by itself and the pool replaces the idle
  // ones; but an error event that nobody hears ends the process.
  pool.on('error', () => {});
  return pool;
}

/** The pool makes its clients by the class it was given, which its types do not say. */
function guarded(client: pg.ClientBase): GuardedClient {
  return client as unknown as GuardedClient;
}

export function openKysely(pool: pg.Pool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new ColumnNames()] });
  letTransactionsAskAtOnce(db);
  return db;
}

/** Kysely lets each statement of a transaction wait for the answer to the one before. The driver need not. */
function letTransactionsAskAtOnce(db: Kysely<Database>): void {
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (waiting) => {
    const connection = waiting.provideConnection(async (each) => each);
    return withProvider({ provideConnection: async (consumer) => consumer(await connection) });
  };
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
