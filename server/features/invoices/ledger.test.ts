import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkLedger } from '#contract/invoices/ledger.ts';
import { newId } from '#server/platform/new-id.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { insertHire, invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { ownServer, type TestServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';
import { checkBooks, readBooks } from './ledger.service.ts';

const server = ownServer();

/** The result of the check after tampering with the books, in a transaction that is rolled back. */
async function faultsAfter(damage: (tx: TestServer['db']) => Promise<unknown>): Promise<string[]> {
  let faults: string[] = [];
  const gaveUp = new Error('given up');
  await server.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await damage(tx);
      ({ faults } = await readBooks(tx));
      throw gaveUp;
    })
    .catch((error: unknown) => {
      if (error !== gaveUp) throw error;
    });
  return faults;
}

test('books written by the product balance, and an admin can see that', async () => {
  const first = await invoiceOne(server.db);
  await invoiceOne(server.db, { annualSalary: 2_000_000 });
  const payment = { id: first.invoice.id, recordedBy: first.recruiter.id };
  await payOne(server.db, payment, { received: 100_000, withheld: 6000 });
  await server.db
    .updateTable('hires')
    .set({ status: 'DID_NOT_JOIN' })
    .where('id', '=', first.hireId)
    .execute();
  await server.db
    .transaction()
    .execute((tx) => invoices.credit(tx, { hireId: first.hireId, cause: 'DID_NOT_JOIN', percent: 100 }));
  const { data } = await server.as(await createAdmin(server.db)).call(checkLedger);
  expect(data).toMatchObject({
    isBalanced: true,
    faults: [],
    figures: {
      ...{ invoices: 2, invoiced: 589_764, credited: 393_176, received: 100_000, withheld: 6000 },
      ...{ refunded: 0, outstanding: 196_588, refundDue: 106_000, rewards: 0 },
    },
  });
  expect((await server.as(first.recruiter).call(checkLedger)).status).toBe(403);
});

test('every way in which they can be wrong is detected', async () => {
  const { invoice, hireId, recruiter } = await invoiceOne(server.db);
  const { hireId: forgotten } = await insertHire(server.db);
  const { number } = invoice;
  expect((await checkBooks(server.db)).faults).toEqual([`hire ${forgotten} is confirmed and has no invoice`]);
  await server.db.transaction().execute((tx) => invoices.issue(tx, forgotten));
  expect((await checkBooks(server.db)).faults).toEqual([]);

  const of = { invoiceId: invoice.id, recordedBy: recruiter.id, recordedAt: invoice.issuedAt };
  const pay = (tx: TestServer['db'], received: number) =>
    tx
      .insertInto('payments')
      .values({ ...of, id: newId(), paidOn: invoice.issuedOn, received, withheld: 0, reference: 'UTR 1' })
      .execute();
  const refund = (tx: TestServer['db'], amount: number) =>
    tx
      .insertInto('refunds')
      .values({ ...of, id: newId(), refundedOn: invoice.issuedOn, amount, reference: 'UTR 2' })
      .execute();
  const tamper: [string | RegExp, (tx: TestServer['db']) => Promise<unknown>][] = [
    [`${number} is missing`, (tx) => tx.deleteFrom('invoices').where('id', '=', invoice.id).execute()],
    [
      /^MDL \d\d-\d\d counts to another number/,
      (tx) =>
        sql`update document_counters set last_sequence = last_sequence - 1 where series = 'MDL'`.execute(tx),
    ],
    [
      `${number} does not balance`,
      (tx) =>
        tx.updateTable('invoiceBalances').set({ received: 5 }).where('invoiceId', '=', invoice.id).execute(),
    ],
    [
      `${number} belongs to a hire that was never confirmed`,
      (tx) =>
        tx
          .updateTable('hires')
          .set({ status: 'REJECTED', confirmedAt: null })
          .where('id', '=', hireId)
          .execute(),
    ],
    [
      `${number} is not credited although the hire ended`,
      (tx) => tx.updateTable('hires').set({ status: 'DID_NOT_JOIN' }).where('id', '=', hireId).execute(),
    ],
    [
      /^MDC\/\d\d-\d\d\/\d{6} credits a hire that did not end$/,
      (tx) => invoices.credit(tx, { hireId, cause: 'DID_NOT_JOIN', percent: 100 }),
    ],
    [`${number} is paid by more than its total`, (tx) => pay(tx, 393_177)],
    [
      `${number} is refunded by more than is due`,
      async (tx) => {
        await pay(tx, 393_176);
        await invoices.credit(tx, { hireId, cause: 'LEFT', percent: 50 });
        await refund(tx, 196_589);
      },
    ],
    [`${number} counts another refund than was recorded`, (tx) => refund(tx, 1)],
    [
      `${number} is credited by more than its total`,
      async (tx) => {
        await invoices.credit(tx, { hireId, cause: 'LEFT', percent: 100 });
        await sql`update credit_notes set fee = fee + 1, total = total + 1`.execute(tx);
      },
    ],
    [
      `${number} has a payment before its issue`,
      async (tx) => {
        await pay(tx, 1);
        await sql`update payments set paid_on = paid_on - 1`.execute(tx);
      },
    ],
    [
      'invoices less credits, payments, TDS and refunds are not what is outstanding',
      (tx) => sql`update invoice_balances set received = received + 1`.execute(tx),
    ],
  ];
  for (const [fault, damage] of tamper) {
    const faults = await faultsAfter(damage);
    expect(
      faults.some((one) => (typeof fault === 'string' ? one === fault : fault.test(one))),
      `${fault}`,
    ).toBe(true);
  }
  expect((await checkBooks(server.db)).faults).toEqual([]);
});
