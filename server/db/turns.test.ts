import { sql } from 'kysely';
import { afterAll, beforeAll, test } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';
import { takeTurns } from './turns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const take = (kind: string, names: string[]) =>
  server.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await takeTurns(tx, kind, names);
  });

test('who waits for a turn has none of those that come after it, however they were named', async () => {
  const { late } = await server.db.transaction().execute(async (tx) => {
    await takeTurns(tx, 'test', ['a']);
    const late = take('test', ['b', 'a']);
    await untilWaiting(server.db);
    await take('test', ['b']);
    return { late };
  });
  await late;
});

test('turns of another kind are others', async () => {
  await server.db.transaction().execute(async (tx) => {
    await takeTurns(tx, 'test', ['a']);
    await take('other', ['a']);
  });
});
