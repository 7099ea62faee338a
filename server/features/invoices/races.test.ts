import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminGetInvoice } from '#contract/invoices/admin-invoices.ts';
import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
} from '#contract/invoices/money.ts';
import { Caller } from '#server/testing/caller.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { invoiceOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import type { Server } from '../../../e2e/servers.ts';
import { checkBooks } from './ledger.service.ts';

/** The same secret as in this process, so that its sessions are valid in the others. */
const ENV = { JWT_SECRET: 'only for tests, thirty-two characters at least', RATE_LIMITS: 'off' };
const TOTAL = 393_176;

let server: TestServer;
let processes: Server[];
let admins: TestAccount[];
let issued: Awaited<ReturnType<typeof invoiceOne>>;
beforeAll(async () => {
  server = await startServer({ env: ENV });
  admins = [await createAdmin(server.db), await createAdmin(server.db)];
  processes = await startProcesses(server, 2, ENV);
}, 60_000);
beforeEach(async () => {
  issued = await invoiceOne(server.db);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await server.close();
});

/** Two admins alternately, each at a separate process. */
function at(index: number): Caller {
  return new Caller(processes[index % 2]!.origin, admins[index % 2]!.token);
}

const params = () => ({ id: issued.invoice.id });
const get = async () => (await at(0).call(adminGetInvoice, { params: params() })).data;

interface Answer {
  status: number;
  code?: string | undefined;
}

/** Counts the answers of concurrent calls by status. */
async function race(
  times: number,
  call: (index: number) => Promise<Answer>,
): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => call(index)));
  const tally: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = status === 200 ? 'DONE' : (code ?? String(status));
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

function pay(index: number, received: number, reference: string, key?: string) {
  const body = { paidOn: dayIn(0), received, withheld: 0, reference };
  const options = { params: params(), body, ...(key && { headers: { 'idempotency-key': key } }) };
  return at(index).call(adminRecordPayment, options);
}

async function countMails(words: RegExp): Promise<number> {
  const mails = await server.mailsTo(issued.recruiter.email);
  return mails.filter(({ subject }) => words.test(subject)).length;
}

test('the same payment fifty times at once, by two admins over two processes, is recorded once', async () => {
  const tally = await race(50, (index) => pay(index, 100_000, index % 3 ? 'UTR 77' : 'utr77'));
  expect(tally).toEqual({ DONE: 1, PAYMENT_RECORDED: 49 });
  expect(await get()).toMatchObject({ received: 100_000, payments: [{ received: 100_000 }] });
  expect(await countMails(/^Payment of/)).toBe(1);
  expect((await checkBooks(server.db)).faults).toEqual([]);
});

test('fifty repetitions of one call with its idempotency key all get the same answer', async () => {
  const tally = await race(50, (index) => pay(index * 2, 100_000, 'UTR 78', 'payment-78'));
  expect(tally).toEqual({ DONE: 50 });
  expect(await get()).toMatchObject({ received: 100_000 });
});

test('twenty part payments at once never exceed what is outstanding', async () => {
  const part = 56_000;
  const tally = await race(20, (index) => pay(index, part, `Part ${index}`));
  expect(tally).toEqual({ DONE: 7, VALIDATION_FAILED: 13 });
  expect(await get()).toMatchObject({ received: 7 * part, outstanding: TOTAL - 7 * part, status: 'ISSUED' });
  expect((await checkBooks(server.db)).faults).toEqual([]);
});

test('when two admins refund at once one succeeds, and of twenty too', async () => {
  await pay(0, TOTAL, 'UTR 79');
  const credit = { percent: 75, reason: 'Left early', credited: 0 };
  await at(0).call(adminCreditInvoice, { params: params(), body: credit });
  const tally = await race(20, (index) => {
    const body = { refundedOn: dayIn(0), amount: 100_000, reference: `NEFT ${index}`, refunded: 0 };
    return at(index).call(adminRecordRefund, { params: params(), body });
  });
  expect(tally).toEqual({ DONE: 1, STATE_CHANGED: 19 });
  expect(await get()).toMatchObject({
    refunded: 100_000,
    refundDue: 194_882,
    refunds: [{ amount: 100_000 }],
  });
});

test('of twenty concurrent credits one succeeds, and its number leaves no gap', async () => {
  const tally = await race(20, (index) => {
    const body = { amount: 118_000, reason: 'Agreed by mail', credited: 0 };
    return at(index).call(adminCreditInvoice, { params: params(), body });
  });
  expect(tally).toEqual({ DONE: 1, STATE_CHANGED: 19 });
  expect((await get()).creditNotes).toMatchObject([{ total: 118_000 }]);
  expect((await checkBooks(server.db)).faults).toEqual([]);
});

test('twenty concurrent reminders send one mail', async () => {
  const tally = await race(20, (index) => at(index).call(adminRemindOfInvoice, { params: params() }));
  expect(tally).toEqual({ DONE: 1, REMINDED_TODAY: 19 });
  expect(await countMails(/ is due on /)).toBe(1);
});

test('concurrent payments and credits leave books that balance', async () => {
  const tally = await race(20, (index) => {
    if (index % 2) return pay(index, 60_000, `Mixed ${index}`);
    const body = { amount: 118_000, reason: 'Agreed by mail', credited: 0 };
    return at(index).call(adminCreditInvoice, { params: params(), body });
  });
  expect(tally.DONE).toBeGreaterThan(1);
  const { credited, received, outstanding, refundDue } = await get();
  expect(TOTAL - credited - received).toBe(outstanding - refundDue);
  expect((await checkBooks(server.db)).faults).toEqual([]);
});

test('the database itself refuses what the service should never write', async () => {
  const { db } = server;
  const invoiceId = issued.invoice.id;
  const of = { invoiceId, recordedBy: admins[0]!.id, recordedAt: new Date() };
  const payment = { ...of, paidOn: dayIn(0), withheld: 0, reference: 'UTR 1' };
  const paying = (id: string, received: number) =>
    db
      .insertInto('payments')
      .values({ ...payment, id, received })
      .execute();
  await expect(paying(issued.hireId, TOTAL + 1)).rejects.toThrow('more than is outstanding');
  await paying(invoiceId, 5);
  await expect(paying(issued.hireId, 5)).rejects.toThrow('payments_one_a_reference');
  const refund = { ...of, id: invoiceId, refundedOn: dayIn(0), amount: 1, reference: 'NEFT 1' };
  await expect(db.insertInto('refunds').values(refund).execute()).rejects.toThrow(
    'invoice_balances_refunded_check',
  );
});
