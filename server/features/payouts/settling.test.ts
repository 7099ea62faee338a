import { expect, test } from 'vitest';
import { adminMarkFailed, adminMarkPaid } from '#contract/payouts/batches.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { paidBody, payableOne, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

/** Rewards of one person in a sent batch. */
async function onTheirWay(count: number) {
  const first = await payableOne(server);
  const { beneficiary } = first;
  const ids = [first.id];
  while (ids.length < count) ids.push((await rewardOne(server, { beneficiary })).id);
  return { beneficiary, ...(await sendPayout(server, admin, ids)) };
}

const pay = ({ id, lineIds }: { id: string; lineIds: string[] }) =>
  server.as(admin).call(adminMarkPaid, { params: { id }, body: paidBody(lineIds) });

test('a payout is settled once the result of its last transfer is known, even if that one was returned', async () => {
  const { id, lineIds } = await onTheirWay(2);
  const [first = '', last = ''] = lineIds;
  expect((await pay({ id, lineIds: [first] })).data).toMatchObject({ status: 'SENT', openLines: 1 });
  const body = { lineIds: [last], reason: 'The account is closed.' };
  const failed = await server.as(admin).call(adminMarkFailed, { params: { id }, body });
  expect(failed.data).toMatchObject({ status: 'SETTLED', openLines: 0, paidLines: 1, failedLines: 1 });
});

test('the admins are queried once, regardless of the number of transfers marked', async () => {
  const asksOfPaying = async (count: number) => {
    const batch = await onTheirWay(count);
    const asked = await statementsOf(() => pay(batch));
    return asked.filter(({ values }) => values.includes('SUPER_ADMIN')).length;
  };
  const alone = await asksOfPaying(1);
  expect(alone).toBeGreaterThan(0);
  expect(await asksOfPaying(2)).toBe(alone);
});

test('the screens of the people who are paid, and of the admins, are refreshed', async () => {
  const batch = await onTheirWay(2);
  const [theirs, ours] = [await openStream(server, batch.beneficiary), await openStream(server, admin)];
  expect((await pay(batch)).status).toBe(200);
  for (const stream of [theirs, ours]) {
    const heard = new Set<string>();
    while (!(heard.has('payouts') && heard.has('referrals'))) {
      for (const tag of (await stream.next()).value?.changed ?? []) heard.add(tag);
    }
    await stream.return(undefined);
  }
});
