import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuardedClient } from '#server/db/guarded-client.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import { TASKS } from '#server/db/timeouts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { openProxy, type TcpProxy } from '#server/testing/stand-ins/tcp-proxy.ts';
import { storeShift } from './clock.queries.ts';
import * as clock from './clock.ts';
import { queueTask, type RunningTasks, startTasks, type TaskKind } from './tasks.ts';

let server: TestServer;
let proxy: TcpProxy;
let pool: pg.Pool;
let tasks: RunningTasks;
beforeAll(async () => {
  server = await startServer({
    async way(connection) {
      proxy = await openProxy(connection);
      pool = openPool(proxy.connection, 6, TASKS);
      return connection;
    },
  });
});
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await server.close();
});

beforeEach(() => proxy.set('pass'));
afterEach(() => tasks.stop());

const POLLING = { timeout: 12_000 };

async function lockedJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs where locked_by is not null`.execute(server.db);
  return rows[0]?.count ?? 0;
}

test.each([['well'], ['badly']])(
  'a task that ends %s while the database is unavailable ends no process and delays no other task',
  async (how) => {
    const runs: string[] = [];
    const fault = Promise.withResolvers<void>();
    const task: TaskKind<{ name: string }> = {
      name: `endures ${how}`,
      async run(_db, { name }) {
        runs.push(name);
        if (name !== 'first' || runs.length > 1) return;
        await fault.promise;
        if (how === 'badly') throw new Error('The database is away');
      },
    };
    const warnings: string[] = [];
    tasks = await startTasks(openKysely(pool), pool, [task], (warning) => warnings.push(warning));
    await queueTask(server.db, task, { name: 'first' });
    await expect.poll(() => runs, POLLING).toEqual(['first']);
    proxy.set('refuse');
    fault.resolve();
    await expect.poll(() => warnings.join(), POLLING).toContain('started again');
    proxy.set('pass');
    await queueTask(server.db, task, { name: 'second' });
    await expect.poll(() => runs, POLLING).toContain('second');
    await expect.poll(lockedJobs, POLLING).toBe(0);
  },
  40_000,
);

test('the delay of a task starts when it is queued, not when its transaction began', async () => {
  const task: TaskKind<undefined> = { name: 'waits', run: async () => {} };
  tasks = await startTasks(openKysely(pool), pool, [task], () => {});
  const { rows } = await server.db.transaction().execute(async (tx) => {
    await sql`select pg_sleep(0.2)`.execute(tx);
    const asked = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(tx);
    await queueTask(tx, task, undefined, { afterMs: 60_000 });
    return sql<{
      isLate: boolean;
    }>`select run_at >= ${asked.rows[0]?.at}::timestamptz + interval '60 s' as is_late
      from graphile_worker.jobs where task_identifier = ${task.name}`.execute(tx);
  });
  expect(rows).toEqual([{ isLate: true }]);
});

test('workers that start while the database is unavailable do not hang', async () => {
  const runs: string[] = [];
  const task: TaskKind<{ name: string }> = {
    name: 'begins late',
    async run(_db, { name }) {
      runs.push(name);
    },
  };
  const warnings: string[] = [];
  tasks = await startTasks(openKysely(pool), pool, [task], (warning) => warnings.push(warning));
  proxy.set('refuse');
  await expect.poll(() => warnings.join(), POLLING).toContain('started again');
  proxy.set('pass');
  await queueTask(server.db, task, { name: 'late' });
  await expect.poll(() => runs, POLLING).toEqual(['late']);
}, 40_000);

test('workers that are stopped while they restart do not stay', async () => {
  const own = openPool(proxy.connection, 6, TASKS);
  const task: TaskKind<undefined> = { name: 'not begun again', run: async () => {} };
  const warnings: string[] = [];
  const busy = () => own.totalCount - own.idleCount;
  tasks = await startTasks(openKysely(own), own, [task], (warning) => warnings.push(warning));
  proxy.set('refuse');
  await expect.poll(() => warnings.join(), POLLING).toContain('started again');
  await expect.poll(busy, POLLING).toBe(0);
  proxy.set('blackhole');
  await expect.poll(busy, POLLING).toBeGreaterThan(0);
  const stopped = tasks.stop();
  proxy.set('pass');
  await stopped;
  // A query that was on its way before they stopped may end after it.
  await expect.poll(busy, POLLING).toBe(0);
  let asked = 0;
  own.on('acquire', () => {
    asked += 1;
  });
  await queueTask(server.db, task, undefined);
  await server.runTasks();
  expect([busy(), asked]).toEqual([0, 0]);
  await own.end();
}, 40_000);

/** A pool whose connections never get the answer to LISTEN. */
function openDeafPool(): { deaf: pg.Pool; listening: Promise<GuardedClient> } {
  const listening = Promise.withResolvers<GuardedClient>();
  const deaf = openPool(proxy.connection, 6, TASKS);
  deaf.on('connect', (client) => {
    const query = client.query.bind(client) as (...call: unknown[]) => unknown;
    client.query = ((...call: unknown[]) => {
      if (String(call[0]).startsWith('LISTEN')) {
        client.connection.stream.pause();
        listening.resolve(client as unknown as GuardedClient);
      }
      return query(...call);
    }) as typeof client.query;
  });
  return { deaf, listening: listening.promise };
}

test('workers that are stopped before LISTEN is answered end no process', async () => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  process.on('unhandledRejection', note);
  const { deaf, listening } = openDeafPool();
  const task: TaskKind<undefined> = { name: 'never asked for', run: async () => {} };
  try {
    tasks = await startTasks(openKysely(deaf), deaf, [task], () => {});
    const listener = await listening;
    const stopped = tasks.stop();
    listener.abandon();
    await stopped;
    await expect.poll(() => deaf.idleCount, POLLING).toBe(deaf.totalCount);
    await nextTurn();
    expect(faults).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    await deaf.end();
  }
});

test('a task uses the stored clock, even if the signal that it was moved has not arrived', async () => {
  const seen: Date[] = [];
  const task: TaskKind<object> = {
    name: 'reads the clock',
    async run() {
      seen.push(clock.now());
    },
  };
  const db = openKysely(pool);
  await storeShift(server.db, 3600);
  try {
    tasks = await startTasks(
      db,
      pool,
      [task],
      () => {},
      () => clock.loadShift(db),
    );
    await queueTask(server.db, task, {});
    await expect.poll(() => seen, POLLING).toHaveLength(1);
    expect(seen[0]!.getTime() - Date.now()).toBeGreaterThan(3_000_000);
  } finally {
    await storeShift(server.db, 0);
    await clock.loadShift(server.db);
  }
});
