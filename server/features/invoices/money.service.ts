import { AppError, fieldFault } from '#contract/core/errors.ts';
import { formatRupees } from '#contract/core/rupees.ts';
import { creditOf, creditOfAmount } from '#contract/invoices/credit.ts';
import { type InvoiceAction, invoiceMoves } from '#contract/invoices/invoice.transitions.ts';
import {
  CREDIT_UNEVEN,
  type CreditInvoice,
  PAID_AHEAD,
  PAID_BEFORE_ISSUE,
  REFUNDED_AHEAD,
  REFUNDED_BEFORE_CREDIT,
  type RecordPayment,
  type RecordRefund,
} from '#contract/invoices/money.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  type Act,
  invoiceCredited,
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
  type Standing,
} from './invoices.events.ts';
import * as invoices from './invoices.queries.ts';
import { insertReminder } from './invoices.queries.ts';
import { numberNext } from './invoices.service.ts';
import * as queries from './money.queries.ts';

/** What makes a refund due, and earlier refunds, each with its date. */
interface Dated {
  creditNotes: readonly { issuedOn: string; total: number }[];
  payments: readonly { paidOn: string; received: number; withheld: number }[];
  refunds: readonly { refundedOn: string; amount: number }[];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The overpaid amount of an invoice over `total` at the end of a day. */
function dueBy(day: string, total: number, { creditNotes, payments, refunds }: Dated): number {
  const credited = creditNotes.filter(({ issuedOn }) => issuedOn <= day).map((note) => note.total);
  const paid = payments.filter(({ paidOn }) => paidOn <= day).map((one) => one.received + one.withheld);
  const refunded = refunds.filter(({ refundedOn }) => refundedOn <= day).map(({ amount }) => amount);
  return sumOf(credited) + sumOf(paid) - total - sumOf(refunded);
}

/**
 * The maximum refund dated on a day, such that the refunds never exceed what is due on this or a later day.
 */
function refundDueOn(day: string, total: number, dated: Dated): number {
  const later = dated.refunds.map(({ refundedOn }) => refundedOn).filter((one) => one > day);
  return Math.max(0, Math.min(...[day, ...later].map((one) => dueBy(one, total, dated))));
}

async function readStanding(db: Db, invoiceId: string): Promise<Standing> {
  const { status, credited, received, withheld, refunded, outstanding, refundDue } =
    await invoices.getBalance(db, invoiceId);
  return { status, credited, received, withheld, refunded, outstanding, refundDue };
}

/** The invoice, locked until the end of the transaction. */
async function hold(db: Db, invoiceId: string) {
  const invoice = await invoices.findInvoice(db, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  await invoices.lockBalance(db, invoiceId);
  return { invoice, before: await readStanding(db, invoiceId) };
}

type Held = Awaited<ReturnType<typeof hold>>;

async function admit(
  db: Db,
  { party }: Deed,
  action: InvoiceAction,
  { invoice, before }: Held,
): Promise<void> {
  const remindedOn = await queries.findLastReminder(db, invoice.id);
  invoiceMoves.admit(action, { ...before, total: invoice.total, remindedOn }, party, now());
}

async function actOf(db: Db, deed: PersonsDeed, { invoice, before }: Held): Promise<Act> {
  return { ...deed, invoiceId: invoice.id, before, after: await readStanding(db, invoice.id) };
}

/** Records a payment: once per reference, and never more than is outstanding. */
export async function pay(
  db: Db,
  deed: PersonsDeed,
  invoiceId: string,
  payment: RecordPayment,
): Promise<void> {
  const held = await hold(db, invoiceId);
  const { paidOn, received, withheld, reference } = payment;
  if (await queries.hasPayment(db, invoiceId, reference)) throw new AppError('PAYMENT_RECORDED');
  await admit(db, deed, 'PAY', held);
  const at = now();
  if (paidOn > localDate(at)) throw fieldFault('paidOn', PAID_AHEAD);
  if (paidOn < held.invoice.issuedOn) throw fieldFault('paidOn', PAID_BEFORE_ISSUE);
  const { outstanding } = held.before;
  if (received + withheld > outstanding)
    throw fieldFault('received', `Only ${formatRupees(outstanding)} is outstanding.`);
  const paymentId = newId();
  await queries.insertPayment(db, {
    ...{ id: paymentId, invoiceId, paidOn, received, withheld, reference },
    ...{ recordedBy: deed.actorId, recordedAt: at },
  });
  await emit(db, invoicePaid, { ...(await actOf(db, deed, held)), paymentId });
}

/** Credits a part of an invoice, with a reason that its owners can read. */
export async function credit(
  db: Db,
  deed: PersonsDeed,
  invoiceId: string,
  input: CreditInvoice,
): Promise<void> {
  const held = await hold(db, invoiceId);
  await admit(db, deed, 'CREDIT', held);
  const { invoice, before } = held;
  const { percent, amount, reason } = input;
  if (input.credited !== before.credited) throw new AppError('STATE_CHANGED');
  const left = invoice.total - before.credited;
  if (amount && amount > left) throw fieldFault('amount', `Only ${formatRupees(left)} is left to credit.`);
  const earlier = await invoices.listCreditNotes(db, [invoiceId]);
  const sums = amount ? creditOfAmount(invoice, earlier, amount) : creditOf(invoice, earlier, percent ?? 0);
  if (!sums) throw fieldFault('amount', CREDIT_UNEVEN);
  const numbered = await numberNext(db, 'MDC', now());
  await invoices.insertCreditNote(db, {
    ...numbered,
    ...{ invoiceId, percent: percent ?? null, reason, issuedBy: deed.actorId, ...sums },
    cause: 'CORRECTION',
  });
  await emit(db, invoiceCredited, { creditNoteId: numbered.id, act: await actOf(db, deed, held) });
}

/** Records a refund: once per reference, and never more than is due. */
export async function refund(
  db: Db,
  deed: PersonsDeed,
  invoiceId: string,
  input: RecordRefund,
): Promise<void> {
  const held = await hold(db, invoiceId);
  const { refundedOn, amount, reference } = input;
  if (await queries.hasRefund(db, invoiceId, reference)) throw new AppError('REFUND_RECORDED');
  await admit(db, deed, 'REFUND', held);
  const { refunded } = held.before;
  if (input.refunded !== refunded) throw new AppError('STATE_CHANGED');
  const at = now();
  if (refundedOn > localDate(at)) throw fieldFault('refundedOn', REFUNDED_AHEAD);
  const creditNotes = await invoices.listCreditNotes(db, [invoiceId]);
  const dated = { creditNotes, ...(await invoices.listMoney(db, invoiceId)) };
  const due = refundDueOn(refundedOn, held.invoice.total, dated);
  if (due === 0) throw fieldFault('refundedOn', REFUNDED_BEFORE_CREDIT);
  if (amount > due) throw fieldFault('amount', `Only ${formatRupees(due)} is due.`);
  const refundId = newId();
  await queries.insertRefund(db, {
    ...{ id: refundId, invoiceId, refundedOn, amount, reference },
    ...{ recordedBy: deed.actorId, recordedAt: at },
  });
  await emit(db, invoiceRefunded, { ...(await actOf(db, deed, held)), refundId });
}

function momentOf(dueOn: string, today: string): DueMoment {
  if (dueOn === today) return 'TODAY';
  return dueOn > today ? 'BEFORE' : 'AFTER';
}

/** Reminds the owners now, unless they were already reminded today. */
export async function remind(db: Db, deed: PersonsDeed, invoiceId: string): Promise<void> {
  const held = await hold(db, invoiceId);
  await admit(db, deed, 'REMIND', held);
  const at = now();
  const sentOn = localDate(at);
  const moment = momentOf(held.invoice.dueOn, sentOn);
  await insertReminder(db, { invoiceId, sentOn, sentAt: at, moment, sentBy: deed.actorId });
  await emit(db, invoiceReminded, { ...deed, invoiceId, moment });
}
