import {
  CamelCasePlugin,
  Kysely,
  type PluginTransformResultArgs,
  PostgresDialect,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import pg from 'pg';
import { parse as readList } from 'postgres-array';
import { openEmbedded } from '#server/db/embedded.ts';
import { GuardedClient } from '#server/db/guarded-client.ts';
import type { Database } from '#server/db/schema/database.ts';
import { REQUESTS, TASKS, type Timeouts, UNLIMITED } from '#server/db/timeouts.ts';
import type { Env } from '#server/env.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** A separate pool: a burst of tasks takes no connection from requests. */
  taskDb: Kysely<Database>;
  taskPool: pg.Pool;
  /** Runs one long work without timeouts, such as a migration. */
  unhurried<T>(work: (db: Kysely<Database>, pool: pg.Pool) => Promise<T>): Promise<T>;
  /** For connections outside the pools, such as LISTEN. */
  connection: pg.ClientConfig;
  /** Closes the pools and, without DATABASE_URL, leaves the embedded cluster. */
  close(): Promise<void>;
}

/**
 * UTC, so that a day in SQL begins at the same instant on every server. JIT compilation costs more than it
 * saves when the planner overestimates the rows of a page; so do parallel workers for queries of
 * milliseconds, on cores that serve other requests. Random reads cost as much as sequential ones, because the
 * data is in memory or on a disk without seek times; operators are more expensive than the default, because
 * most conditions compare arrays.
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

// Counts and sums are safe integers here, and a calendar day has no time zone that could shift it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

// The driver parses arrays with an older version of the same library, which is ten times slower.
const LISTS: readonly { type: number; read: (text: string) => unknown }[] = [
  { type: 1009, read: (texts) => readList(texts) },
  { type: 2951, read: (ids) => readList(ids) },
  { type: 1007, read: (numbers) => readList(numbers, Number) },
];
for (const { type, read } of LISTS) pg.types.setTypeParser(type, read);

/** Opens the server of DATABASE_URL, or else the embedded one in DATA_DIR. Throws if neither can be used. */
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
 * A pool of guarded connections. If one does not answer, the idle ones are closed too, because the same
 * network fault most likely affects them.
 */
export function openPool(connection: pg.ClientConfig, size: number, timeouts: Timeouts = REQUESTS): pg.Pool {
  const pool = new pg.Pool({
    ...{ ...connection, ...timeouts, Client: GuardedClient, max: size, keepAlive: true },
    // Concurrent statements of a transaction are sent at once; COPY does not work on such a connection.
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
  // Connections break when the server restarts. A running query fails by itself, and the pool replaces idle
  // connections; but an error event without a listener ends the process.
  pool.on('error', () => {});
  return pool;
}

/** The pool creates its clients with the given class, but its types do not say so. */
function guarded(client: pg.ClientBase): GuardedClient {
  return client as unknown as GuardedClient;
}

export function openKysely(pool: pg.Pool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new ColumnNames()] });
  letTransactionsAskAtOnce(db);
  return db;
}

/**
 * Kysely waits for each answer in a transaction before it sends the next statement. The driver does not need
 * that.
 */
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

/** Throws for a server that is too old for our SQL; takes its `server_version_num`. */
export function assertSupported(version: number): void {
  if (version >= OLDEST_VERSION) return;
  const readable = `${Math.floor(version / 10_000)}.${version % 10_000}`;
  throw new Error(`Medallist needs PostgreSQL 15 or later; DATABASE_URL has version ${readable}.`);
}

/**
 * The only place where snake_case and camelCase meet. Keys inside JSON values stay as they were stored: build
 * JSON with `jsonBuildObject`, whose keys are values, not with `jsonArrayFrom`, whose keys are columns. The
 * column names of an answer are converted once, not for each row.
 */
class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const names = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    });
    return { ...result, rows };
  }
}
