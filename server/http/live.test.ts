import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { logout } from '#contract/auth/session.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as live from '#server/platform/live.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const NOTICE = { kind: 'test.notice', title: 'News', body: 'Something happened.', link: null };

interface Event {
  event: string;
  keys: string[];
}

/** The events of one person's stream, in order; ends when the server ends the stream. */
async function* listen(account: TestAccount): AsyncGenerator<Event> {
  const answer = await server.as(account).fetch('/api/live');
  let rest = '';
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = ''] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
      yield { event, keys: (JSON.parse(data) as { keys?: string[] }).keys ?? [] };
    }
  }
}

async function open(account: TestAccount): Promise<AsyncGenerator<Event>> {
  const events = listen(account);
  expect((await events.next()).value).toEqual({ event: 'open', keys: [] });
  return events;
}

test('a screen is told what to read again when something happens to its person', async () => {
  const asha = await createCandidate(server.db);
  const events = await open(asha);
  await notifications.notify(server.db, [asha.id], NOTICE);
  const { value } = await events.next();
  expect(value).toMatchObject({ event: 'changed' });
  expect(value.keys).toContain(candidateNotifications.unreadCount.name);
  expect((await server.as(asha).call(candidateNotifications.unreadCount)).data).toMatchObject({ count: 1 });
  await events.return(undefined);
});

test('it is told once the change is committed, and never of one that was taken back', async () => {
  const asha = await createCandidate(server.db);
  const events = await open(asha);
  const taken = server.db.transaction().execute(async (tx) => {
    await live.changed(tx, [asha.id], ['takenBack']);
    throw new Error('no');
  });
  await expect(taken).rejects.toThrow('no');
  await server.db.transaction().execute(async (slow) => {
    await live.changed(slow, [asha.id], ['slow']);
    await live.changed(server.db, [asha.id], ['quick']);
    expect((await events.next()).value).toEqual({ event: 'changed', keys: ['quick'] });
  });
  expect((await events.next()).value).toEqual({ event: 'changed', keys: ['slow'] });
  await events.return(undefined);
});

test('it hears nothing of other people', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const events = await open(asha);
  await live.changed(server.db, [vikram.id], ['hisOwn']);
  await live.changed(server.db, [vikram.id, asha.id], ['shared']);
  expect((await events.next()).value).toEqual({ event: 'changed', keys: ['shared'] });
  await events.return(undefined);
});

test('every screen of a person hears it', async () => {
  const asha = await createCandidate(server.db);
  const screens = await Promise.all([open(asha), open(asha), open(asha)]);
  await live.changed(server.db, [asha.id], ['all']);
  for (const events of screens) {
    expect((await events.next()).value).toEqual({ event: 'changed', keys: ['all'] });
    await events.return(undefined);
  }
});

test('the stream ends when its session is signed out; other sessions go on', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const [ending, going] = [await open(asha), await open(vikram)];
  await server.call(logout, { body: { refreshToken: asha.refreshToken } });
  expect(await ending.next()).toEqual({ done: true, value: undefined });
  await live.changed(server.db, [vikram.id], ['still']);
  expect((await going.next()).value).toEqual({ event: 'changed', keys: ['still'] });
  await going.return(undefined);
});

test('nobody listens without a session', async () => {
  expect((await server.fetch('/api/live')).status).toBe(401);
  expect((await server.as({ token: 'none' }).fetch('/api/live')).status).toBe(401);
});

test('when the database was away, screens come back to read what they missed', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const name = sql.id(rows[0]?.name ?? '');
  const cluster = inject('cluster');
  const connection = { ...inDatabase(cluster, rows[0]?.name ?? ''), application_name: 'listens again' };
  const root = openKysely(openPool(cluster, 1));
  const warnings: unknown[] = [];
  const heard: live.Signal[] = [];
  const refused = Promise.withResolvers<void>();
  const channel = await live.openLive(connection, (warning) => {
    warnings.push(warning);
    if (warnings.length === 2) refused.resolve();
  });
  const back = Promise.withResolvers<void>();
  channel.subscribe((signal) => {
    heard.push(signal);
    if (signal.kind === 'clock') back.resolve();
  });
  await sql`alter database ${name} allow_connections false`.execute(root);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens again'`.execute(
    root,
  );
  await refused.promise;
  await sql`alter database ${name} allow_connections true`.execute(root);
  await back.promise;
  expect(heard).toEqual([{ kind: 'missed' }, { kind: 'clock' }]);
  await channel.close();
  await root.destroy();
});
