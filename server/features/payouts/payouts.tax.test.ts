import { afterEach, beforeAll, expect, test } from 'vitest';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { addDays } from '#contract/kit/days.ts';
import type { Db } from '#server/db/schema/database.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import { asAdmin, type PersonsDeed } from '#server/platform/deed.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { lineIdsOf, payableOne, rewardOne } from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';
import * as batches from './batches.service.ts';
import * as settling from './settling.service.ts';
import { statementOf } from './statements.service.ts';

const server = ownServer();
let deed: PersonsDeed;
beforeAll(async () => {
  deed = asAdmin({ userId: (await createAdmin(server.db)).id }, {});
});
afterEach(() => server.moveClock(0));

const inOwn = <T>(work: (tx: Db) => Promise<T>) => server.db.transaction().execute(work);

/** Sends the reward in a payout of its own; returns what was withheld. */
async function send(rewardId: string) {
  const id = await inOwn((tx) => batches.make(tx, deed, [rewardId]));
  await inOwn((tx) => batches.send(tx, deed, id));
  const lineIds = await lineIdsOf(server, id);
  const line = server.db
    .selectFrom('payoutLines')
    .select(['withheld', 'financialYear'])
    .where('batchId', '=', id);
  return { id, lineIds, ...(await line.executeTakeFirstOrThrow()) };
}

type Sent = Awaited<ReturnType<typeof send>>;
const arrive = ({ id, lineIds }: Sent) =>
  inOwn((tx) => settling.markPaid(tx, deed, id, { lineIds, reference: 'UTR 1', paidOn: dayIn(0) }));
const fail = ({ id, lineIds }: Sent) =>
  inOwn((tx) => settling.markFailed(tx, deed, id, { lineIds, reason: 'The account is closed.' }));

/** A person with three payable rewards of 20,000 rupees. */
async function three() {
  const first = await payableOne(server);
  const { beneficiary } = first;
  const [second, third] = [
    await rewardOne(server, { beneficiary }),
    await rewardOne(server, { beneficiary }),
  ];
  return { owner: beneficiary.id, ids: [first.id, second.id, third.id] as const };
}

/** The paid and withheld sums in the statement of a year. */
async function paidIn(owner: string, year: string) {
  const { gross, withheld } = (await statementOf(server.db, owner, year)).paid;
  return { gross, withheld };
}

/** Sets the clock to a minute before, or after, the end of the financial year in India. */
async function toYearsEnd(minutes: number): Promise<void> {
  const day = dayIn(0);
  const year = Number(day.slice(0, 4)) + (day.slice(5) >= '04-01' ? 1 : 0);
  const end = Date.parse(`${year}-04-01T00:00:00+05:30`);
  await server.moveClock(Math.ceil((end - Date.now()) / 1000) + minutes * 60);
}

afterEach(async () => {
  const { faults } = await checkBooks(server.db);
  expect(faults.filter((fault) => !fault.endsWith('is confirmed and has no invoice'))).toEqual([]);
});

test('within the year, a failed transfer releases its tax and its part of the threshold', async () => {
  const { owner, ids } = await three();
  const [first, second] = [await send(ids[0]), await send(ids[1])];
  expect([first.withheld, second.withheld]).toEqual([0, 400]);
  const year = second.financialYear ?? '';
  await fail(second);
  await arrive(first);
  expect(await paidIn(owner, year)).toEqual({ gross: 20_000, withheld: 0 });
  const again = await send(ids[1]);
  expect(again.withheld).toBe(400);
  await arrive(again);
  expect(await paidIn(owner, year)).toEqual({ gross: 40_000, withheld: 400 });
});

test('within the year, the next ones correct what was taxed because of it', async () => {
  const { owner, ids } = await three();
  const [first, second] = [await send(ids[0]), await send(ids[1])];
  await fail(first);
  await arrive(second);
  const again = await send(ids[0]);
  expect(again.withheld).toBe(0);
  await arrive(again);
  const third = await send(ids[2]);
  expect(third.withheld).toBe(400);
  await arrive(third);
  expect(await paidIn(owner, third.financialYear ?? '')).toEqual({ gross: 60_000, withheld: 800 });
});

test('a transfer that fails in the next year does not count for the old one, and is taxed by the new one', async () => {
  const { owner, ids } = await three();
  await toYearsEnd(-1);
  const [first, second] = [await send(ids[0]), await send(ids[1])];
  await arrive(first);
  const march = financialYearOf(dayIn(0));
  await toYearsEnd(1);
  await fail(second);
  expect(await paidIn(owner, march)).toEqual({ gross: 20_000, withheld: 0 });
  const again = await send(ids[1]);
  expect([again.withheld, again.financialYear]).toEqual([0, financialYearOf(addDays(dayIn(0), 1))]);
  await arrive(again);
  const third = await send(ids[2]);
  expect(third.withheld).toBe(400);
  await arrive(third);
  expect(await paidIn(owner, march)).toEqual({ gross: 20_000, withheld: 0 });
  expect(await paidIn(owner, again.financialYear ?? '')).toEqual({ gross: 40_000, withheld: 400 });
});

test('tax withheld in the old year stays in its statement, and the new one starts with its full threshold', async () => {
  const { owner, ids } = await three();
  await toYearsEnd(-1);
  const [first, second] = [await send(ids[0]), await send(ids[1])];
  await toYearsEnd(1);
  // Sent in March, it belongs to March, although it is paid in April.
  await arrive(second);
  await fail(first);
  expect(second.financialYear).not.toBe(financialYearOf(dayIn(0)));
  expect(await paidIn(owner, second.financialYear ?? '')).toEqual({ gross: 20_000, withheld: 400 });
  const [again, third] = [await send(ids[0]), await send(ids[2])];
  expect([again.withheld, third.withheld]).toEqual([0, 400]);
  await arrive(again);
  await arrive(third);
  const april = await statementOf(server.db, owner, again.financialYear ?? '');
  expect(april).toMatchObject({ opening: 40_000, closing: 0, paid: { gross: 40_000, withheld: 400 } });
});
