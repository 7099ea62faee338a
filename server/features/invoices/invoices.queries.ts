import { type Insertable, type Selectable, sql } from 'kysely';
import type { Series } from '#contract/invoices/numbering.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { CreditNotesTable, InvoiceBalancesTable, InvoicesTable } from '#server/db/schema/invoices.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export type CreditNoteRow = Selectable<CreditNotesTable>;

/** What an invoice is made of: the hire, and the company as its profile has it now. */
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

/** Of several at a time each waits until the one before has issued its document, or given the number back. */
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

/** Of one company, or of any where none is named. */
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

/** Whoever credits or reminds is alone with the invoice until the end of the transaction. */
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

/** Of one company, or of any where none is named. */
export function findCreditNote(db: Db, id: string, companyId?: string): Promise<CreditNoteRow | undefined> {
  const found = db
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', 'i.id', 'n.invoiceId')
    .selectAll('n')
    .where('n.id', '=', id);
  return (companyId ? found.where('i.companyId', '=', companyId) : found).executeTakeFirst();
}

/** What has come and what went back, in the order of its days. */
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
