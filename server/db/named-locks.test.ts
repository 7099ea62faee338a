import { sql } from 'kysely';
import { test } from 'vitest';
import { ownServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';
import { lockNames } from './named-locks.ts';

const server = ownServer();

const take = (kind: string, names: string[]) =>
  server.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await lockNames(tx, kind, names);
  });

test('a caller that waits for a lock does not hold any of those that come after it, in any order of the names', async () => {
  const { late } = await server.db.transaction().execute(async (tx) => {
    await lockNames(tx, 'test', ['a']);
    const late = take('test', ['b', 'a']);
    await untilWaiting(server.db);
    await take('test', ['b']);
    return { late };
  });
  await late;
});

test('locks of another kind are independent', async () => {
  await server.db.transaction().execute(async (tx) => {
    await lockNames(tx, 'test', ['a']);
    await take('other', ['a']);
  });
});
