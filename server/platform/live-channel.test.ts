import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { openKysely, openPool } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { ownServer } from '#server/testing/server.ts';
import { openProxy } from '#server/testing/stand-ins/tcp-proxy.ts';
import { changed, type Signal } from './live.ts';
import { type LiveChannel, openLive } from './live-channel.ts';

const server = ownServer();
let name: string;
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  name = rows[0]?.name ?? '';
});

/** A connection of the test with a name that the database can list. */
function connectionAs(application: string): pg.ClientConfig {
  return { ...inDatabase(inject('cluster'), name), application_name: application };
}

/** Ends every connection with this name, as a restart would; returns their number. */
async function endBackends(db: Db, application: string): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${application}`.execute(db);
  return rows.length;
}

async function countBackends(application: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where application_name = ${application}`.execute(server.db);
  return rows[0]?.count ?? 0;
}

/** The next signal of this kind. */
function next(channel: LiveChannel, kind: Signal['kind']): Promise<Signal> {
  return new Promise((resolve) => {
    const stop = channel.subscribe((signal) => {
      if (signal.kind !== kind) return;
      stop();
      resolve(signal);
    });
  });
}

async function expectHint(channel: LiveChannel): Promise<void> {
  const hint = next(channel, 'changed');
  await changed(server.db, ['somebody'], ['jobs']);
  expect(await hint).toEqual({ kind: 'changed', userIds: ['somebody'], things: ['jobs'] });
}

test('after an outage of the database, screens reload what they missed', async () => {
  const root = openKysely(openPool(inject('cluster'), 1));
  const database = sql.id(name);
  const heard: Signal[] = [];
  const refused = Promise.withResolvers<void>();
  let warnings = 0;
  const channel = await openLive(connectionAs('listens again'), () => {
    warnings += 1;
    if (warnings === 2) refused.resolve();
  });
  channel.subscribe((signal) => heard.push(signal));
  const back = next(channel, 'clock');
  await sql`alter database ${database} allow_connections false`.execute(root);
  await endBackends(root, 'listens again');
  await refused.promise;
  await sql`alter database ${database} allow_connections true`.execute(root);
  await back;
  expect(heard).toEqual([{ kind: 'missed' }, { kind: 'clock' }]);
  await channel.close();
  await root.destroy();
});

test('after ten restarts of the database one connection listens, and signals still arrive', async () => {
  const channel = await openLive(connectionAs('restarted'), () => {});
  for (let restart = 0; restart < 10; restart++) {
    const back = next(channel, 'clock');
    await endBackends(server.db, 'restarted');
    await back;
  }
  await expectHint(channel);
  expect(await countBackends('restarted')).toBe(1);
  await channel.close();
  await expect.poll(() => countBackends('restarted')).toBe(0);
});

test('a connection that the other side dropped silently is replaced', async () => {
  const proxy = await openProxy(connectionAs('half open'));
  const warnings: unknown[] = [];
  const channel = await openLive(proxy.connection, (warning) => warnings.push(warning), {
    heartbeat: 100,
    answer: 500,
  });
  const back = next(channel, 'clock');
  proxy.set('half-open');
  await back;
  expect(warnings).toHaveLength(1);
  await expectHint(channel);
  expect(await countBackends('half open')).toBe(1);
  await channel.close();
  await proxy.close();
});

test('a channel that is closed while it reconnects leaves no connection', async () => {
  const proxy = await openProxy(connectionAs('too late'));
  const channel = await openLive(proxy.connection, () => {}, { firstWait: 1 });
  proxy.set('refuse');
  await expect.poll(proxy.count).toBe(0);
  proxy.set('blackhole');
  await expect.poll(proxy.count).toBe(1);
  const connected = next(channel, 'clock');
  await channel.close();
  proxy.set('pass');
  await connected;
  await expect.poll(() => countBackends('too late')).toBe(0);
  await proxy.close();
});

test('a channel that is closed while the database is unavailable does not reconnect', async () => {
  const proxy = await openProxy(connectionAs('given up'));
  const refused = Promise.withResolvers<void>();
  const channel = await openLive(proxy.connection, () => refused.resolve());
  proxy.set('refuse');
  await refused.promise;
  await channel.close();
  proxy.set('pass');
  // A backend takes a moment to exit.
  await expect.poll(() => countBackends('given up')).toBe(0);
  await proxy.close();
});
