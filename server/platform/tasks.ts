import { Logger, type Runner, run, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#server/db/schema/database.ts';

/** Work done outside a request. The payload is what the caller's transaction stored. */
export interface TaskKind<T> {
  readonly name: string;
  readonly run: (db: Db, payload: T) => Promise<void>;
  /** A sweep looks for what is due by `clock.now()` every minute and takes no payload. */
  readonly everyMinute?: boolean;
}

export function defineSweep(name: string, work: (db: Db) => Promise<void>): TaskKind<undefined> {
  return { name, run: work, everyMinute: true };
}

interface QueueOptions {
  /** Of several tasks waiting under one key only the last is kept. */
  key?: string;
}

/** Queues a task in the caller's transaction: it runs if and only if that commits. */
export async function queueTask<T>(
  db: Db,
  task: TaskKind<T>,
  payload: T,
  { key }: QueueOptions = {},
): Promise<void> {
  const json = JSON.stringify(payload ?? {});
  await sql`select graphile_worker.add_job(${task.name}, ${json}::json, job_key => ${key ?? null})`.execute(
    db,
  );
}

type AnyTask = TaskKind<never>;

function taskList(db: Db, tasks: readonly AnyTask[]): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown) => task.run(db, payload as never)]),
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

/** Starts working on tasks; `stop()` of the result lets running ones finish. */
export function startTasks(
  db: Db,
  pool: Pool,
  tasks: readonly AnyTask[],
  warn: TaskWarnings,
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: taskList(db, tasks),
    crontab: crontab(tasks),
    concurrency: 2,
    noHandleSignals: true,
    logger: loggerFor(warn),
  });
}

/** Runs everything that is queued and every sweep once; tests and the development clock use it. */
export async function runTasksOnce(
  db: Db,
  pool: Pool,
  tasks: readonly AnyTask[],
  warn: TaskWarnings,
): Promise<void> {
  for (const task of tasks.filter((one) => one.everyMinute)) {
    await queueTask(db, task as TaskKind<undefined>, undefined, { key: task.name });
  }
  await runOnce({
    pgPool: pool,
    taskList: taskList(db, tasks),
    noHandleSignals: true,
    logger: loggerFor(warn),
  });
}
