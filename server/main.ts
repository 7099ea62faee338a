import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import { DatabaseTooOld } from '#server/db/carry-over.ts';
import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { Replica } from '#server/db/replica.ts';
import { loadEnv } from '#server/env.ts';
import { MAIL_TASKS, TASKS } from '#server/features.ts';
import { greet } from '#server/greet.ts';
import { drain } from '#server/http/drain.ts';
import { loadShift } from '#server/platform/clock.ts';
import { openLive } from '#server/platform/live-channel.ts';
import { startTasks } from '#server/platform/tasks.ts';

/** Time limit for what runs after the drain period. */
const SHUTDOWN_MS = 8000;

/** Prints a message for the operator without a stack. */
function refuse(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function readEnv() {
  try {
    return loadEnv();
  } catch (error) {
    return refuse(error as Error);
  }
}

const env = readEnv();
const database = await openDatabase(env).catch(refuse);
await prepareDatabase(database, env).catch(async (error) => {
  await database.close();
  if (error instanceof DatabaseTooOld) refuse(error);
  throw error;
});
await loadShift(database.db);

/** The database can be lost before there is an app with a logger. */
let warn = (what: unknown): void => void process.stderr.write(`${what}\n`);
const live = await openLive(database.connection, (error) => warn(error));
live.subscribe((signal) => {
  // The signal follows every reconnect, when other connections may still be broken.
  if (signal.kind === 'clock') loadShift(database.db).catch((error) => warn(error));
});
const replica = env.REPLICA_URL
  ? new Replica(env.REPLICA_URL, env.DB_POOL_SIZE, database.db, (message) => warn(message))
  : undefined;
live.subscribe((signal) => {
  if (signal.kind === 'changed') replica?.tell(signal.userIds);
});
const app = await createApp({
  env,
  db: database.db,
  pool: database.pool,
  replica,
  live,
  webFolder: new URL('../build/client', import.meta.url).pathname,
});
warn = (what) => app.log.warn(what);
// The signal that the clock was moved and the sweeps that become due arrive together, in either order.
const readClock = env.isProduction ? undefined : () => loadShift(database.taskDb);
const runners = await Promise.all(
  [TASKS, MAIL_TASKS].map((tasks) => startTasks(database.taskDb, database.taskPool, tasks, warn, readClock)),
);
await app.listen({ port: env.PORT, host: env.HOST });
greet(env);

let stopping = false;
/** Stops in an order that loses no answer: load balancers first, then streams and tasks, then requests. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  drain();
  await delay(env.DRAIN_SECONDS * 1000);
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await live.close();
  await Promise.all([app.close(), ...runners.map((runner) => runner.stop())]);
  await replica?.close();
  await database.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
