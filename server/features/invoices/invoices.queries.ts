import { type Insertable, type Selectable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Series } from '#contract/invoices/numbering.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type {
  CreditNotesTable,
  InvoiceBalancesTable,
  InvoiceRemindersTable,
  InvoicesTable,
} from '#server/db/schema/invoices.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export type CreditNoteRow = Selectable<CreditNotesTable>;

/** The data of an invoice: the hire, and the company's current profile. */
export function getBasis(db: Db, hireId: string) {
  return db
    .selectFrom('hires as h')
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .select([
      'h.id as hireId',
      'h.companyId',
      'h.candidateName',
      'h.jobTitle',
      'h.joinedOn',
      'h.annualSalary',
    ])
    .select(['c.name', 'c.address', 'c.city', 'c.state', 'c.pincode', 'c.country', 'c.gstNumber as gstin'])
    .where('h.id', '=', hireId)
    .executeTakeFirstOrThrow();
}

/**
 * Concurrent callers wait until the previous one has issued its document or rolled back, so that the numbers
 * have no gaps.
 */
export async function takeSequence(db: Db, series: Series, financialYear: string): Promise<number> {
  const { lastSequence } = await db
    .insertInto('documentCounters')
    .values({ series, financialYear, lastSequence: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financialYear'])
        .doUpdateSet({ lastSequence: sql`document_counters.last_sequence + 1` }),
    )
    .returning('lastSequence')
    .executeTakeFirstOrThrow();
  return lastSequence;
}

export function findByHire(db: Db, hireId: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoices').selectAll().where('hireId', '=', hireId).executeTakeFirst();
}

export function getInvoice(db: Db, id: string): Promise<InvoiceRow> {
  return db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Of one company, or of any if none is given. */
export function findInvoice(db: Db, id: string, companyId?: string): Promise<InvoiceRow | undefined> {
  const found = db.selectFrom('invoices').selectAll().where('id', '=', id);
  return (companyId ? found.where('companyId', '=', companyId) : found).executeTakeFirst();
}

export async function insertInvoice(
  db: Db,
  invoice: Insertable<InvoicesTable>,
  balance: Insertable<InvoiceBalancesTable>,
): Promise<void> {
  await db.insertInto('invoices').values(invoice).execute();
  await db.insertInto('invoiceBalances').values(balance).execute();
}

export function getBalance(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceBalances')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
}

/** Locks the invoice for a credit or reminder until the end of the transaction. */
export function lockBalance(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceBalances')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertCreditNote(db: Db, note: Insertable<CreditNotesTable>): Promise<void> {
  await db.insertInto('creditNotes').values(note).execute();
}

export function listCreditNotes(db: Db, invoiceIds: readonly string[]): Promise<CreditNoteRow[]> {
  if (invoiceIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('creditNotes')
    .selectAll()
    .where('invoiceId', '=', anyOf(invoiceIds))
    .orderBy('issuedAt')
    .orderBy('sequence')
    .execute();
}

export function getCreditNote(db: Db, id: string): Promise<CreditNoteRow> {
  return db.selectFrom('creditNotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Of one company, or of any if none is given. */
export function findCreditNote(db: Db, id: string, companyId?: string): Promise<CreditNoteRow | undefined> {
  const found = db
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', 'i.id', 'n.invoiceId')
    .selectAll('n')
    .where('n.id', '=', id);
  return (companyId ? found.where('i.companyId', '=', companyId) : found).executeTakeFirst();
}

/** Payments and refunds, in the order of their dates. */
export async function listMoney(db: Db, invoiceId: string) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'paidOn', 'received', 'withheld', 'reference'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('paidOn')
    .orderBy('recordedAt')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'refundedOn', 'amount', 'reference'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('refundedOn')
    .orderBy('recordedAt')
    .execute();
  return { payments, refunds };
}

export function getPayment(db: Db, id: string) {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function getRefund(db: Db, id: string) {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function listToRemind(db: Db, at: Date) {
  return db
    .selectFrom('invoiceBalances')
    .select('invoiceId as id')
    .where('outstanding', '>', 0)
    .where(sql<boolean>`least(remind_before_at, remind_due_at, remind_after_at) <= ${at}`)
    .orderBy('invoiceId')
    .execute();
}

/** Requires a lock on the row. */
export async function forgetReminders(db: Db, invoiceId: string, at: Date): Promise<void> {
  await db
    .updateTable('invoiceBalances')
    .set({
      remindBeforeAt: sql`case when remind_before_at > ${at} then remind_before_at end`,
      remindDueAt: sql`case when remind_due_at > ${at} then remind_due_at end`,
      remindAfterAt: sql`case when remind_after_at > ${at} then remind_after_at end`,
    })
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** False when the owners were already reminded on this day. */
export async function insertReminder(db: Db, reminder: Insertable<InvoiceRemindersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoiceReminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['invoiceId', 'sentOn']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function listOverdue(db: Db, at: Date) {
  return db
    .selectFrom('invoiceBalances')
    .select('invoiceId as id')
    .where('status', '=', 'ISSUED')
    .where('overdueFrom', '<=', at)
    .orderBy('overdueFrom')
    .execute();
}

/** Exactly one of several processes gets true. */
export async function claimOverdue(db: Db, invoiceId: string, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('invoiceBalances')
    .set({ overdueAt: at })
    .where('invoiceId', '=', invoiceId)
    .where('status', '=', 'ISSUED')
    .where('overdueFrom', '<=', at)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

function due(db: Db) {
  return db
    .selectFrom('invoiceBalances as b')
    .innerJoin('invoices as i', 'i.id', 'b.invoiceId')
    .where('b.refundDue', '>', 0);
}

/** By the date of the last credit, which made the refund due. */
export function listRefundsDue(db: Db, { page, size }: PageQuery) {
  return due(db)
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('creditNotes as n')
          .select((inner) => inner.fn.max('n.issuedAt').as('since'))
          .whereRef('n.invoiceId', '=', 'i.id')
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.number', 'c.name as companyName', 'i.jobTitle', 'b.refundDue', 'n.since'])
    .orderBy('n.since')
    .orderBy('i.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countRefundsDue(db: Db): Promise<number> {
  const counted = due(db).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}
