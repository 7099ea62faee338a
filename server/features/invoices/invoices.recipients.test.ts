import { afterEach, expect, test } from 'vitest';
import { adminExportInvoices } from '#contract/invoices/admin-invoices.ts';
import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
} from '#contract/invoices/money.ts';
import { addDays, dayInWords } from '#contract/kit/days.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { insertHire, invoiceOf } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer, type TestServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));
afterEach(() => server.moveClock(0));

/** Billing notifies only the owners. */
const OWNER: Told = { notices: ['owner'], mails: ['owner'] };
const inOwn = (work: (tx: TestServer['db']) => Promise<void>) => () => server.db.transaction().execute(work);

test('an invoice, its reminders and its credit notify only the owners', async () => {
  const { hireId } = await insertHire(server.db, { recruiter: cast.recruiter, candidate: cast.candidate });
  expect(
    await toldBy(
      server,
      cast,
      inOwn((tx) => invoices.issue(tx, hireId)),
    ),
  ).toEqual({ 'invoice.issued': OWNER });
  const { dueOn } = await invoiceOf(server.db, hireId);
  const moveTo = (day: string, time: string) =>
    server.moveClock(Math.ceil((toInstant(day, time).getTime() - Date.now()) / 1000));
  // Sends the mail of new applications first, so that it is not counted here.
  await server.moveClock(2 * 3600);
  await server.runTasks();
  await moveTo(addDays(dueOn, -3), '09:00');
  expect(await toldBy(server, cast, () => server.runTasks())).toEqual({ 'invoice.due': OWNER });
  await moveTo(addDays(dueOn, 1), '00:00');
  expect(await toldBy(server, cast, () => server.runTasks())).toEqual({
    'invoice.due': OWNER,
    'invoice.overdue': NOBODY,
  });
  const left = inOwn((tx) => invoices.credit(tx, { hireId, cause: 'LEFT', percent: 75 }));
  expect(await toldBy(server, cast, left)).toEqual({ 'invoice.credited': OWNER });
});

test('an admin’s action on an invoice notifies only the owners', async () => {
  const { hireId } = await insertHire(server.db, { recruiter: cast.recruiter, candidate: cast.candidate });
  await server.db.transaction().execute((tx) => invoices.issue(tx, hireId));
  await server.runTasks('deliverMails');
  const { id } = await invoiceOf(server.db, hireId);
  const admin = server.as(cast.admin);
  const params = { id };
  const day = dayIn(0);
  const remind = () => admin.call(adminRemindOfInvoice, { params });
  expect(await toldBy(server, cast, remind)).toEqual({ 'invoice.reminded': OWNER });
  const payment = { paidOn: day, received: 300_000, withheld: 33_320, reference: 'UTR 1' };
  const pay = () => admin.call(adminRecordPayment, { params, body: payment });
  expect(await toldBy(server, cast, pay)).toEqual({ 'invoice.paid': OWNER });
  const reason = 'Agreed by mail';
  const credit = () => admin.call(adminCreditInvoice, { params, body: { percent: 75, reason, credited: 0 } });
  expect(await toldBy(server, cast, credit)).toEqual({ 'invoice.credited': OWNER });
  const sent = { refundedOn: day, amount: 100_000, reference: 'NEFT 1', refunded: 0 };
  const refund = () => admin.call(adminRecordRefund, { params, body: sent });
  expect(await toldBy(server, cast, refund)).toEqual({ 'invoice.refunded': OWNER });
  expect(await toldBy(server, cast, () => admin.fetch(adminExportInvoices.path))).toEqual({
    'invoice.listExported': NOBODY,
  });
  const told = await server.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('link', '=', `/recruiter/billing?invoice=${id}`)
    .orderBy('createdAt')
    .execute();
  const { number, jobTitle } = await invoiceOf(server.db, hireId);
  expect(told.slice(2).map(({ title, body }) => `${title}: ${body}`.replace(/MDC\S+/, 'MDC'))).toEqual([
    `Payment of ₹3,33,320 for invoice ${number}: ₹3,00,000 received and ₹33,320 withheld as tax (TDS) on ${dayInWords(day)}. ₹59,856 is outstanding.`,
    `Credit note MDC over ₹2,94,882: 75% of invoice ${number}, for your hire: ${jobTitle}. Reason: Agreed by mail. ₹2,35,026 will be refunded.`,
    `Refund of ₹1,00,000 for invoice ${number}: Sent on ${dayInWords(day)} with the reference NEFT 1. ₹1,35,026 will be refunded later.`,
  ]);
});
