import { expect, test } from 'vitest';
import { updatePhone } from '#contract/account/profile.ts';
import { logout } from '#contract/auth/session.ts';
import { listThings } from '#contract/core/things.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as live from '#server/platform/live.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const NOTICE = { kind: 'test.notice', title: 'News', body: 'Something happened.', link: null };

test('a screen is notified of what to reload when something changes for its user', async () => {
  const asha = await createCandidate(server.db);
  const events = await openStream(server, asha);
  await notifications.notify(server.db, [asha.id], NOTICE);
  const { value } = await events.next();
  expect(value).toEqual({ event: 'changed', changed: ['notifications'] });
  expect((await server.as(asha).call(candidateNotifications.unreadCount)).data).toMatchObject({ count: 1 });
  await events.return(undefined);
});

test('it is notified after the change is committed, and never of one that was rolled back', async () => {
  const asha = await createCandidate(server.db);
  const events = await openStream(server, asha);
  const taken = server.db.transaction().execute(async (tx) => {
    await live.changed(tx, [asha.id], ['jobs']);
    throw new Error('no');
  });
  await expect(taken).rejects.toThrow('no');
  await server.db.transaction().execute(async (slow) => {
    await live.changed(slow, [asha.id], ['interviews']);
    await live.changed(server.db, [asha.id], ['applications']);
    expect((await events.next()).value).toEqual({ event: 'changed', changed: ['applications'] });
  });
  expect((await events.next()).value).toEqual({ event: 'changed', changed: ['interviews'] });
  await events.return(undefined);
});

test('it gets nothing about other people', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const events = await openStream(server, asha);
  await live.changed(server.db, [vikram.id], ['jobs']);
  await live.changed(server.db, [vikram.id, asha.id], ['interviews']);
  expect((await events.next()).value).toEqual({ event: 'changed', changed: ['interviews'] });
  await events.return(undefined);
});

test("a change is also visible in the user's other tabs", async () => {
  const asha = await createCandidate(server.db);
  const events = await openStream(server, asha);
  await server.as(asha).call(updatePhone, { body: { phone: '+91 98111 22333' } });
  expect((await events.next()).value).toEqual({ event: 'changed', changed: listThings(updatePhone.changes) });
  await events.return(undefined);
});

test('every screen of a person is notified', async () => {
  const asha = await createCandidate(server.db);
  const screens = await Promise.all([
    openStream(server, asha),
    openStream(server, asha),
    openStream(server, asha),
  ]);
  await live.changed(server.db, [asha.id], ['jobs']);
  for (const events of screens) {
    expect((await events.next()).value).toEqual({ event: 'changed', changed: ['jobs'] });
    await events.return(undefined);
  }
});

test('the stream ends when its session is signed out; other sessions continue', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const [ending, going] = [await openStream(server, asha), await openStream(server, vikram)];
  await server.call(logout, { body: { refreshToken: asha.refreshToken } });
  expect(await ending.next()).toEqual({ done: true, value: undefined });
  await live.changed(server.db, [vikram.id], ['jobs']);
  expect((await going.next()).value).toEqual({ event: 'changed', changed: ['jobs'] });
  await going.return(undefined);
});

test('there is no stream without a session', async () => {
  expect((await server.fetch('/api/live')).status).toBe(401);
  expect((await server.as({ token: 'none' }).fetch('/api/live')).status).toBe(401);
});
