import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#server/db/schema/database.ts';
import { forgiving } from './forgiving-pool.ts';

/** Work outside a request. The payload is stored in the caller's transaction. */
export interface TaskKind<T> {
  readonly name: string;
  readonly run: (db: Db, payload: T) => Promise<void>;
  /** A sweep runs every minute, looks for what is due by `clock.now()` and has no payload. */
  readonly everyMinute?: boolean;
}

export function defineTask<T>(name: string, run: (db: Db, payload: T) => Promise<void>): TaskKind<T> {
  return { name, run };
}

export function defineSweep(name: string, work: (db: Db) => Promise<void>): TaskKind<undefined> {
  return { name, run: work, everyMinute: true };
}

/**
 * Handles each row in its own transaction, so that a failure does not stop the others; afterwards the task is
 * retried.
 */
export async function forEachApart<Row>(
  db: Db,
  rows: readonly Row[],
  work: (tx: Db, row: Row) => Promise<void>,
  failed = 'of those due failed',
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    await db
      .transaction()
      .execute((tx) => work(tx, row))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${failed}`);
}

export function forEachDue(
  db: Db,
  rows: readonly { id: string }[],
  work: (tx: Db, id: string) => Promise<void>,
): Promise<void> {
  return forEachApart(db, rows, (tx, { id }) => work(tx, id));
}

interface QueueOptions {
  /** Of several waiting tasks with one key only the last is kept. */
  key?: string;
  /** The delay before it runs. */
  afterMs?: number;
}

/**
 * Queues a task in the caller's transaction: it runs if and only if that commits. The delay starts now:
 * counted from the start of a slow transaction, the task would run before its subject is due and find
 * nothing.
 */
export async function queueTask<T>(
  db: Db,
  task: TaskKind<T>,
  payload: T,
  { key, afterMs = 0 }: QueueOptions = {},
): Promise<void> {
  const json = JSON.stringify(payload ?? {});
  await sql`select graphile_worker.add_job(${task.name}, ${json}::json, job_key => ${key ?? null},
    run_at => clock_timestamp() + ${afterMs}::float8 * interval '1 millisecond')`.execute(db);
}

type AnyTask = TaskKind<never>;
type BeforeTask = () => Promise<void>;

function taskList(db: Db, tasks: readonly AnyTask[], before?: BeforeTask): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      async (payload: unknown) => {
        await before?.();
        await task.run(db, payload as never);
      },
    ]),
  );
}

function crontab(tasks: readonly AnyTask[]): string {
  return tasks
    .filter((task) => task.everyMinute)
    .map((task) => `* * * * * ${task.name} ?jobKey=${task.name}`)
    .join('\n');
}

export type TaskWarnings = (message: string) => void;

function loggerFor(warn: TaskWarnings): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') warn(message);
  });
}

export interface RunningTasks {
  stop(): Promise<void>;
}

interface Workers extends RunningTasks {
  /** The id under which these workers have locked their tasks. */
  name: string;
  ended: Promise<void>;
}

async function startWorkers(
  db: Db,
  pool: Pool,
  tasks: readonly AnyTask[],
  warn: TaskWarnings,
  before?: BeforeTask,
): Promise<Workers> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
  });
  const runner = await run({
    pgPool: forgiving(pool),
    taskList: taskList(db, tasks, before),
    crontab: crontab(tasks),
    concurrency: 2,
    noHandleSignals: true,
    logger: loggerFor(warn),
    events,
    // A failure to report a result to the database ends the workers; with a batch delay it would end the
    // process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  endIfLost(events, () => void runner.stop().catch(() => {}));
  return { name, ended: runner.promise, stop: () => runner.stop() };
}

/** Workers whose first query for tasks fails keep that failure and never find a task again. */
function endIfLost(events: WorkerEvents, end: () => void): void {
  let hasLooked = false;
  for (const event of ['worker:getJob:empty', 'job:start'] as const) {
    events.once(event, () => {
      hasLooked = true;
    });
  }
  events.on('worker:getJob:error', () => {
    if (!hasLooked) end();
  });
}

/** Unlocks the tasks of workers that are gone at once, instead of after the lock's timeout of hours. */
async function release(db: Db, { name }: Workers): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${name}])`.execute(db);
}

const AGAIN_MS = 1000;

/**
 * Starts working on tasks, with new workers whenever a database failure has ended the old ones; `stop()` of
 * the result lets running tasks finish. `before` runs before each task.
 */
export async function startTasks(
  db: Db,
  pool: Pool,
  tasks: readonly AnyTask[],
  warn: TaskWarnings,
  before?: BeforeTask,
): Promise<RunningTasks> {
  const closing = new AbortController();
  const { signal } = closing;
  let workers = await startWorkers(db, pool, tasks, warn, before);

  async function startAgain(): Promise<void> {
    while (!signal.aborted) {
      try {
        await pause(AGAIN_MS * (0.5 + Math.random()), undefined, { signal, ref: false });
        await release(db, workers);
        workers = await startWorkers(db, pool, tasks, warn, before);
        return;
      } catch (error) {
        if (!signal.aborted) warn(String(error));
      }
    }
  }

  async function keepWorking(): Promise<void> {
    while (!signal.aborted) {
      await workers.ended.catch((error) => warn(String(error)));
      if (signal.aborted) return;
      warn('The work on tasks has stopped and is started again');
      await startAgain();
    }
  }

  const working = keepWorking();
  return {
    async stop() {
      closing.abort();
      await workers.stop().catch(() => {});
      await working;
      // New workers may be starting in their place.
      await workers.stop().catch(() => {});
    },
  };
}

/** Runs the queued and due tasks once; tests use it instead of workers. */
export async function runQueuedTasks(
  db: Db,
  pool: Pool,
  tasks: readonly AnyTask[],
  warn: TaskWarnings,
): Promise<void> {
  const { rows } = await pool.query(
    'select from graphile_worker._private_jobs where run_at <= now() and locked_at is null limit 1',
  );
  if (rows.length === 0) return;
  await runOnce({
    pgPool: pool,
    taskList: taskList(db, tasks),
    noHandleSignals: true,
    logger: loggerFor(warn),
  });
}
