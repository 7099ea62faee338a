import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createApp } from '#server/app.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { TASKS as TASK_TIMEOUTS } from '#server/db/timeouts.ts';
import { loadEnv } from '#server/env.ts';
import { MAIL_TASKS, TASKS } from '#server/features.ts';
import { storeShift } from '#server/platform/clock.queries.ts';
import * as clock from '#server/platform/clock.ts';
import { openLive } from '#server/platform/live-channel.ts';
import { listSentMails, type StoredMail } from '#server/platform/mail/mail.queries.ts';
import { runQueuedTasks, type TaskKind } from '#server/platform/tasks.ts';
import { Caller } from './caller.ts';
import { inDatabase } from './global-setup.ts';
import { noteSharedRows } from './shared-rows.ts';

/** The whole server on its own port and database. */
export interface TestServer extends Caller {
  db: Db;
  /** With the timeouts of background work, because a slow machine may exceed those of requests. */
  taskDb: Db;
  origin: string;
  /** Calls as the holder of this access token. */
  as(account: { token: string }): Caller;
  /** Runs queued tasks, then the sweeps with these names, or all of them, and what they queue. */
  runTasks(...sweeps: string[]): Promise<void>;
  /** Moves the product's clock by this much from the real time. */
  moveClock(offsetSeconds: number): Promise<void>;
  /** Mails sent to this address, newest first, after these sweeps and the mail sweep have run. */
  mailsTo(address: string, ...sweeps: string[]): Promise<StoredMail[]>;
  close(): Promise<void>;
}

interface Options {
  /** Off by default, because every test calls from one address. */
  limits?: boolean;
  /** For a test that breaks the server on purpose. */
  silent?: boolean;
  /** Collects log lines from level warn; without it only errors are logged, to standard output. */
  log?: Record<string, unknown>[];
  /** Handles warnings of background work; without it a warning fails the test. */
  warn?: (warning: unknown) => void;
  /** Environment variables in addition to those of every test. */
  env?: Record<string, string>;
  /** Built pages by path or by file name. */
  pages?: Record<string, string>;
  /** Changes the connection to the database, for example to go through a proxy. */
  way?: (connection: pg.ClientConfig) => Promise<pg.ClientConfig>;
}

const EVERY_TASK = [...TASKS, ...MAIL_TASKS];
const SWEEPS = EVERY_TASK.filter((task): task is TaskKind<undefined> => task.everyMinute === true);

function sweepNamed(name: string): TaskKind<undefined> {
  return SWEEPS.find((sweep) => sweep.name === name) ?? fail(`There is no sweep ${name}`);
}

function fail(message: string): never {
  throw new Error(message);
}

/** The server of a test file: there before its first test, and gone after its last. */
export function ownServer(options: Options = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.setPrototypeOf(server, await startServer(options));
  });
  afterAll(() => server.close());
  return server;
}

/** What a test file needs, made before its first test. */
export function madeOnce<T extends object>(make: () => Promise<T>): T {
  const it = {} as T;
  beforeAll(async () => {
    Object.assign(it, await make());
  });
  return it;
}

/** What a test file needs, made again before each test. */
export function madeEach<T extends object>(make: () => Promise<T>): T {
  const it = {} as T;
  beforeEach(async () => {
    Object.assign(it, await make());
  });
  return it;
}

/** Clones the migrated template and starts the server; call `close` in `afterAll`. */
export async function startServer({
  limits = false,
  silent = false,
  log,
  warn = fail as (warning: unknown) => void,
  pages = {},
  env: extra = {},
  way = async (connection) => connection,
}: Options = {}): Promise<TestServer> {
  const cluster = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const root = new pg.Client(cluster);
  await root.connect();
  await root.query(`create database ${database} template ${inject('template')}`);
  const connection = await way(inDatabase(cluster, database));
  const pool = openPool(connection, 10);
  pool.on('connect', noteSharedRows);
  const db = openKysely(pool);
  const taskPool = openPool(connection, 4, TASK_TIMEOUTS);
  taskPool.on('connect', noteSharedRows);
  const taskDb = openKysely(taskPool);
  const folder = await mkdtemp(path.join(tmpdir(), 'medallist-files-'));
  const live = await openLive(connection, warn);
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: silent ? 'silent' : log ? 'warn' : 'error',
    JWT_SECRET: 'only for tests, thirty-two characters at least',
    RATE_LIMITS: limits ? 'on' : 'off',
    // Tests share their machine: a slow moment is no reason to refuse requests.
    MAX_LOOP_DELAY_MS: '0',
    ...extra,
  });
  const webFolder = path.join(folder, 'web');
  for (const [route, html] of Object.entries(pages)) {
    const file = path.join(webFolder, path.extname(route) ? route : `${route}/index.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await clock.loadShift(db);
  const logTo = log && { write: (line: string) => log.push(JSON.parse(line)) };
  const app = await createApp({ env, db, pool, live, webFolder, ...(logTo && { logTo }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const anyone = new Caller(origin);
  const runQueue = () => runQueuedTasks(taskDb, taskPool, EVERY_TASK, fail);
  async function runTasks(...names: string[]): Promise<void> {
    await runQueue();
    for (const sweep of names.length > 0 ? names.map(sweepNamed) : SWEEPS) await sweep.run(taskDb, undefined);
    await runQueue();
  }

  return Object.assign(anyone, {
    db,
    taskDb,
    origin,
    as: ({ token }: { token: string }) => new Caller(origin, token),
    runTasks,
    async moveClock(offsetSeconds: number) {
      await storeShift(db, offsetSeconds);
      await clock.loadShift(db);
    },
    async mailsTo(address: string, ...sweeps: string[]) {
      await runTasks(...sweeps, 'deliverMails');
      return listSentMails(db, address, 100);
    },
    async close() {
      await live.close();
      await app.close();
      await Promise.all([db.destroy(), taskDb.destroy()]);
      await root.query(`drop database ${database} with (force)`);
      await root.end();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
