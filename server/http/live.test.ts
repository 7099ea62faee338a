import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '#contract/auth/session.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as live from '#server/platform/live.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const NEWS = { kind: 'test.news', title: 'News', body: 'Something happened.', link: null };

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
  await notifications.notify(server.db, [asha.id], NEWS);
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
