import { creditPercent } from '#contract/hires/credit.policy.ts';
import { dueDaysOf, INVOICE_AGES } from '#contract/invoices/ages.ts';
import { addDays, daysBetween } from '#contract/kit/days.ts';
import { checkDigitOf } from '#contract/kit/gstin.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { InvoiceRow } from '#server/features/invoices/invoices.queries.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import { dueTimes } from '#server/features/invoices/invoices.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';

const SEED = 8600;
const TDS_PERCENT = 10;
const START = '29AAHCM4821K1Z';

const SUPPLIER = {
  legalName: 'Medallist Technologies Private Limited',
  address: '27 Church Street, Bengaluru 560001',
  stateCode: '29',
  gstin: START + checkDigitOf(START),
  bankAccount: {
    holder: 'Medallist Technologies Private Limited',
    number: '50200012345678',
    ifsc: 'DCBK0000123',
    bank: 'Deccan Commerce Bank, Church Street, Bengaluru',
  },
};

/** Issues an invoice for every confirmed hire, on the day and in the order of their confirmation. */
export async function addInvoices(db: Db, moment: Moment): Promise<void> {
  await settings.change(db, 'supplier', SUPPLIER, { changedBy: null });
  const hires = await db
    .selectFrom('hires')
    .select(['id', 'status', 'joinedOn', 'leftOn', 'confirmedAt'])
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt')
    .orderBy('id')
    .execute();
  for (const { id, confirmedAt } of hires) if (confirmedAt) await invoices.writeInvoice(db, id, confirmedAt);
  const { id: recordedBy } = await db
    .selectFrom('users')
    .select('id')
    .where('userType', '=', 'SUPER_ADMIN')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  await addPayments(db, moment, recordedBy);
  for (const { id, status, joinedOn, leftOn } of hires) {
    if (status !== 'LEFT' && status !== 'DID_NOT_JOIN') continue;
    const percent = leftOn ? creditPercent(daysBetween(joinedOn, leftOn)) : 100;
    await invoices.writeCredit(db, { hireId: id, cause: status, percent }, moment.daysAgo(1));
  }
  await addRefunds(db, moment, recordedBy);
}

/** How many of each age are unpaid, the latest ones. */
const OWED_OF_EACH_AGE = 2;

/** Which invoices are unpaid: some of every age, so that no age is empty. */
function chooseOwed(issued: readonly InvoiceRow[], today: string): Set<string> {
  const latest = issued.toReversed();
  return new Set(
    INVOICE_AGES.flatMap((age) => {
      const { first, last } = dueDaysOf(age, today);
      const ofAge = latest.filter(({ dueOn }) => (!first || dueOn >= first) && (!last || dueOn <= last));
      return ofAge.slice(0, OWED_OF_EACH_AGE).map(({ id }) => id);
    }),
  );
}

/** Most companies pay in time; a few pay late or in part. A payer withholds the tax that the law requires. */
async function addPayments(db: Db, moment: Moment, recordedBy: string): Promise<void> {
  const issued = await db.selectFrom('invoices').selectAll().orderBy('issuedAt').orderBy('id').execute();
  const owed = chooseOwed(issued, localDate(moment.now));
  for (const [place, invoice] of issued.entries()) {
    const random = new Random(SEED + place);
    const paidOn = addDays(invoice.issuedOn, random.int(2, 12));
    const recordedAt = toInstant(paidOn, '16:30');
    const isOwed = owed.has(invoice.id);
    if (isOwed || recordedAt > moment.now) await markLate(db, invoice, moment);
    // Every second unpaid invoice is paid in part.
    if (recordedAt > moment.now || (isOwed && place % 2 === 0)) continue;
    const withheld = isOwed || place % 3 === 0 ? Math.floor((invoice.fee * TDS_PERCENT) / 100) : 0;
    const received = isOwed ? Math.floor(invoice.total / 3) : invoice.total - withheld;
    const reference = `UTR ${random.int(100_000_000, 999_999_999)}`;
    await db
      .insertInto('payments')
      .values({
        ...{ id: random.id(recordedAt), invoiceId: invoice.id, paidOn, received, withheld, reference },
        ...{ recordedBy, recordedAt },
      })
      .execute();
  }
  await forgetPast(db, moment);
}

/** An invoice unpaid after its due date is overdue, and its owners have had each reminder. */
async function markLate(
  db: Db,
  { id: invoiceId, dueOn, issuedAt }: InvoiceRow,
  { now }: Moment,
): Promise<void> {
  const { overdueFrom, remindBeforeAt, remindDueAt, remindAfterAt } = dueTimes(dueOn, issuedAt);
  await db
    .updateTable('invoiceBalances')
    .set({ overdueAt: overdueFrom <= now ? overdueFrom : null })
    .where('invoiceId', '=', invoiceId)
    .execute();
  for (const [moment, sentAt] of [
    ['BEFORE', remindBeforeAt],
    ['TODAY', remindDueAt],
    ['AFTER', remindAfterAt],
  ] as const) {
    if (!sentAt || sentAt > now) continue;
    const reminder = { invoiceId, sentOn: localDate(sentAt), sentAt, moment, sentBy: null };
    await db.insertInto('invoiceReminders').values(reminder).execute();
  }
}

/** Every second refund that is due after a credit has been paid. */
async function addRefunds(db: Db, moment: Moment, recordedBy: string): Promise<void> {
  const due = await db
    .selectFrom('invoiceBalances')
    .select(['invoiceId', 'refundDue as amount'])
    .where('refundDue', '>', 0)
    .orderBy('invoiceId')
    .execute();
  const recordedAt = moment.daysAgo(0);
  for (const [place, { invoiceId, amount }] of due.entries()) {
    if (place % 2 === 0) continue;
    const random = new Random(SEED - place);
    const reference = `NEFT ${random.int(100_000_000, 999_999_999)}`;
    await db
      .insertInto('refunds')
      .values({
        ...{ id: random.id(recordedAt), invoiceId, refundedOn: localDate(recordedAt), amount, reference },
        ...{ recordedBy, recordedAt },
      })
      .execute();
  }
}

/** Reminders whose time has passed count as sent. */
async function forgetPast(db: Db, { now }: Moment): Promise<void> {
  for (const name of ['remindBeforeAt', 'remindDueAt', 'remindAfterAt'] as const) {
    await db
      .updateTable('invoiceBalances')
      .set({ [name]: null })
      .where(name, '<=', now)
      .execute();
  }
}
