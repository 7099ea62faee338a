import { beforeAll, expect, test } from 'vitest';
import { candidateNotifications } from '#contract/notifications.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import { notify } from './notifications.service.ts';

const server = ownServer();
let asha: TestAccount;
let vikram: TestAccount;
beforeAll(async () => {
  asha = await createCandidate(server.db);
  vikram = await createCandidate(server.db);
  for (const title of ['First', 'Second', 'Third']) await tell([asha.id], title);
  await tell([vikram.id], 'Another');
});

function tell(people: string[], title: string): Promise<void> {
  return notify(server.db, people, { kind: 'support.answered', title, body: '', link: null });
}

async function listOf(account: TestAccount, query: { page?: number; size?: number } = {}) {
  return (await server.as(account).call(candidateNotifications.list, { query })).data;
}

async function unreadOf(account: TestAccount): Promise<number> {
  return (await server.as(account).call(candidateNotifications.unreadCount)).data.count;
}

test('everybody reads only their own notifications, the newest first, page by page', async () => {
  const [first, second] = [await listOf(asha, { size: 2 }), await listOf(asha, { size: 2, page: 1 })];
  expect([...first.content, ...second.content].map(({ title }) => title)).toEqual([
    'Third',
    'Second',
    'First',
  ]);
  expect(second).toMatchObject({ totalElements: 3, totalPages: 2 });
  expect((await listOf(vikram)).content.map(({ title }) => title)).toEqual(['Another']);
});

test('a read one no longer counts, and nobody can mark those of others', async () => {
  expect([await unreadOf(asha), await unreadOf(vikram)]).toEqual([3, 1]);
  const { id } = (await listOf(asha)).content[0]!;
  const mark = (account: TestAccount) =>
    server.as(account).call(candidateNotifications.markRead, { params: { id } });
  expect(await mark(vikram)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect((await mark(asha)).status).toBeLessThan(300);
  expect(await unreadOf(asha)).toBe(2);
  expect((await listOf(asha)).content.map(({ isRead }) => isRead)).toEqual([true, false, false]);
  await server.as(vikram).call(candidateNotifications.markAllRead);
  expect([await unreadOf(asha), await unreadOf(vikram)]).toEqual([2, 0]);
});
