import { creditOf } from '#contract/invoices/credit.ts';
import { financialYearOf, numberOf, type Series } from '#contract/invoices/numbering.ts';
import { percentOf, placeOfSupply, withTax } from '#contract/invoices/tax.ts';
import { addDays } from '#contract/kit/days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { CreditCause, DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { invoiceCredited, invoiceDue, invoiceIssued, invoiceOverdue } from './invoices.events.ts';
import * as queries from './invoices.queries.ts';
import { lockBalance } from './invoices.queries.ts';

/** Reminders are sent in the morning, Indian time, like all daily mails. */
const MORNING = '09:00';

/** When the steps for an unpaid invoice are due. Reminders dated before its issue are dropped. */
export function dueTimes(dueOn: string, issuedAt: Date) {
  const morning = (days: number) => {
    const at = toInstant(addDays(dueOn, days), MORNING);
    return at > issuedAt ? at : null;
  };
  return {
    remindBeforeAt: morning(-3),
    remindDueAt: morning(0),
    remindAfterAt: morning(7),
    overdueFrom: toInstant(addDays(dueOn, 1), '00:00'),
  };
}

interface Reminders {
  remindBeforeAt: Date | null;
  remindDueAt: Date | null;
  remindAfterAt: Date | null;
}

/** The latest of the due reminders: after a downtime of the server one is sent, not three. */
export function reminderDue(times: Reminders, at: Date): DueMoment | undefined {
  const isDue = (time: Date | null) => time !== null && time <= at;
  if (isDue(times.remindAfterAt)) return 'AFTER';
  if (isDue(times.remindDueAt)) return 'TODAY';
  return isDue(times.remindBeforeAt) ? 'BEFORE' : undefined;
}

/**
 * The next number of a series, with its time of issue. Called last, because the row lock makes other callers
 * wait.
 */
export async function numberNext(db: Db, series: Series, issuedAt: Date) {
  const issuedOn = localDate(issuedAt);
  const financialYear = financialYearOf(issuedOn);
  const sequence = await queries.takeSequence(db, series, financialYear);
  const numbered = numberOf(series, financialYear, sequence);
  return { id: newId(), issuedAt, issuedOn, financialYear, sequence, number: numbered };
}

/**
 * Writes the invoice of a hire, with the current terms and company data. Returns its id; undefined if the
 * hire already has an invoice.
 */
export async function writeInvoice(db: Db, hireId: string, at: Date): Promise<string | undefined> {
  if (await queries.findByHire(db, hireId)) return undefined;
  const { supplier, hireFeePercent, paymentDays } = await settings.current(db);
  const basis = await queries.getBasis(db, hireId);
  const { companyId, candidateName, jobTitle, joinedOn, annualSalary } = basis;
  const { name, address, city, state, pincode, country, gstin } = basis;
  const place = placeOfSupply(basis, supplier.stateCode);
  const fee = percentOf(annualSalary, hireFeePercent);
  const sums = withTax(fee, { from: supplier.stateCode, to: place });
  const numbered = await numberNext(db, 'MDL', at);
  const dueOn = addDays(numbered.issuedOn, paymentDays);
  await queries.insertInvoice(
    db,
    {
      ...numbered,
      ...{ hireId, companyId, dueOn, candidateName, jobTitle, joinedOn, ...sums },
      firstYearSalary: annualSalary,
      feePercent: hireFeePercent,
      supplier: JSON.stringify(supplier),
      customer: JSON.stringify({ name, address, city, state, pincode, country, gstin }),
      placeOfSupply: place,
    },
    { invoiceId: numbered.id, total: sums.total, ...dueTimes(dueOn, numbered.issuedAt) },
  );
  return numbered.id;
}

/** Issues the invoice of a confirmed hire, with all consequences. */
export async function issue(db: Db, hireId: string): Promise<void> {
  const invoiceId = await writeInvoice(db, hireId, now());
  if (invoiceId) await emit(db, invoiceIssued, { invoiceId });
}

interface Credit {
  hireId: string;
  cause: CreditCause;
  /** Applies to every amount of the invoice. */
  percent: number;
}

/**
 * Writes a credit note against a hire's invoice, once per cause. Returns its id; undefined if nothing is
 * owed.
 */
export async function writeCredit(
  db: Db,
  { hireId, cause, percent }: Credit,
  at: Date,
): Promise<string | undefined> {
  const invoice = await queries.findByHire(db, hireId);
  if (!invoice) return undefined;
  await queries.lockBalance(db, invoice.id);
  const earlier = await queries.listCreditNotes(db, [invoice.id]);
  if (earlier.some((note) => note.cause === cause)) return undefined;
  const sums = creditOf(invoice, earlier, percent);
  if (!sums) return undefined;
  const numbered = await numberNext(db, 'MDC', at);
  await queries.insertCreditNote(db, { ...numbered, invoiceId: invoice.id, cause, percent, ...sums });
  return numbered.id;
}

/** The refunds that companies are owed, and since when: the oldest first. */
export const listRefundsDue = queries.listRefundsDue;
export const countRefundsDue = queries.countRefundsDue;

/** Credits a part of what a hire costs, with all consequences. */
export async function credit(db: Db, part: Credit): Promise<void> {
  const creditNoteId = await writeCredit(db, part, now());
  if (creditNoteId) await emit(db, invoiceCredited, { creditNoteId, act: null });
}

/** The row's lock serialises the processes; the second one finds the reminder sent, or the invoice paid. */
async function remind(tx: Db, invoiceId: string, at: Date): Promise<void> {
  const balance = await lockBalance(tx, invoiceId);
  const moment = reminderDue(balance, at);
  if (!moment || balance.outstanding === 0) return;
  await queries.forgetReminders(tx, invoiceId, at);
  const reminder = { invoiceId, sentOn: localDate(at), sentAt: at, moment, sentBy: null };
  // An admin has already sent a reminder today.
  if (!(await queries.insertReminder(tx, reminder))) return;
  await emit(tx, invoiceDue, { invoiceId, moment });
}

export const remindOfInvoices = defineSweep('remindOfInvoices', async (db) => {
  const at = now();
  await forEachDue(db, await queries.listToRemind(db, at), (tx, id) => remind(tx, id, at));
});

export const markOverdueInvoices = defineSweep('markOverdueInvoices', async (db) => {
  const at = now();
  await forEachDue(db, await queries.listOverdue(db, at), async (tx, invoiceId) => {
    if (await queries.claimOverdue(tx, invoiceId, at)) await emit(tx, invoiceOverdue, { invoiceId });
  });
});
