import { beforeAll, expect, test } from 'vitest';
import { adminListRewards } from '#contract/payouts/admin-rewards.ts';
import { adminMakePayout } from '#contract/payouts/batches.ts';
import { listOwnRewards } from '#contract/payouts/own.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import { createAdmin, createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { payableOne, rewardOne } from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
let ayyar: TestAccount;
/** The rewards of one referrer, due longest first. */
const ids: string[] = [];

beforeAll(async () => {
  admin = await createAdmin(server.db);
  ayyar = await createCandidate(server.db, { firstName: 'Quentin', lastName: 'Ayyar' });
  for (const joinedDaysAgo of [140, 120, 100])
    ids.push((await rewardOne(server, { beneficiary: ayyar, joinedDaysAgo })).id);
  await rewardOne(server, {
    beneficiary: await createCandidate(server.db, { firstName: 'Mohan', lastName: 'Mayur' }),
  });
});

const idsOf = ({ content }: { content: readonly { id: string }[] }) => content.map(({ id }) => id);
const find = async (query: object) => (await server.as(admin).call(adminListRewards, { query })).data;

test('each page of the rewards continues where the previous one ended, for admins and for their owner', async () => {
  const pages = [0, 1, 2, 3];
  const all: string[] = [];
  for (const page of pages) all.push(...idsOf(await find({ page, size: 1 })));
  expect(all).toHaveLength(4);
  expect(all.slice(0, 3)).toEqual(ids);
  const own: string[] = [];
  for (const page of pages)
    own.push(
      ...idsOf(
        (await server.as(ayyar).call(listOwnRewards, { query: { page: `${page}`, size: '1' } as never }))
          .data,
      ),
    );
  const { data } = await server.as(ayyar).call(listOwnRewards);
  expect(own).toEqual(idsOf(data));
  expect(own.toSorted()).toEqual(ids.toSorted());
});

test.each([
  ['ay', 3],
  ['AY', 3],
  ['qu', 3],
  ['yy', 0],
  ['ma', 1],
])('a search as short as %s matches the start of first and last names', async (search, found) => {
  expect((await find({ search })).totalElements).toBe(found);
});

test('a suspended or deleted person is not among those due', async () => {
  const setStatus = (status: 'ACTIVE' | 'SUSPENDED' | 'DELETED' | 'INACTIVE') =>
    server.db.updateTable('users').set({ status }).where('id', '=', ayyar.id).execute();
  const due = async () => (await rewards.countPayoutsDue(server.db)).count;
  expect(await due()).toBe(4);
  await setStatus('SUSPENDED');
  expect(await due()).toBe(1);
  await setStatus('DELETED');
  expect(await due()).toBe(1);
  await setStatus('INACTIVE');
  expect(await due()).toBe(4);
  await setStatus('ACTIVE');
});

test('nothing is drafted for a suspended person', async () => {
  const { id, beneficiary } = await payableOne(server);
  const make = () => server.as(admin).call(adminMakePayout, { body: { rewardIds: [id] } });
  const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
    server.db.updateTable('users').set({ status }).where('id', '=', beneficiary.id).execute();
  await setStatus('SUSPENDED');
  expect((await make()).status).not.toBe(201);
  await setStatus('ACTIVE');
  expect((await make()).status).toBe(201);
});
