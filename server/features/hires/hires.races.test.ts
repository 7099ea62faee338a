import { expect, test } from 'vitest';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { ownServer } from '#server/testing/server.ts';

const WEEK = 7 * 86_400;

const server = ownServer();

test('two companies of one candidate confirm without a deadlock', async () => {
  const candidate = await createSearchableCandidate(server.db);
  const ids = [
    (await recordOne(server, { candidate })).hireId,
    (await recordOne(server, { candidate })).hireId,
  ];
  await server.moveClock(WEEK + 60);
  const confirm = () => server.runTasks('confirmSilentHires', 'completeHires');
  await Promise.all([confirm(), confirm()]);
  const rows = await server.db.selectFrom('hires').select('status').where('id', 'in', ids).execute();
  expect(rows).toEqual([{ status: 'CONFIRMED' }, { status: 'CONFIRMED' }]);
});
