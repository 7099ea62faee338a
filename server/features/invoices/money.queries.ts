import { type Insertable, sql } from 'kysely';
import type { CreditCause, DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { PaymentsTable, RefundsTable } from '#server/db/schema/invoices.ts';
import { fullName } from '#server/features/users/users.sql.ts';

/**
 * References are compared in a normalised form, because people type them differently. The unique indexes use
 * the same function.
 */
const plain = (reference: unknown) => sql`plain_reference(${reference})`;

export async function hasPayment(db: Db, invoiceId: string, reference: string): Promise<boolean> {
  const found = db
    .selectFrom('payments')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where(plain(sql.ref('reference')), '=', plain(reference));
  return (await found.executeTakeFirst()) !== undefined;
}

export async function insertPayment(db: Db, payment: Insertable<PaymentsTable>): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

export async function hasRefund(db: Db, invoiceId: string, reference: string): Promise<boolean> {
  const found = db
    .selectFrom('refunds')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where(plain(sql.ref('reference')), '=', plain(reference));
  return (await found.executeTakeFirst()) !== undefined;
}

export async function insertRefund(db: Db, refund: Insertable<RefundsTable>): Promise<void> {
  await db.insertInto('refunds').values(refund).execute();
}

/** The day in India of the last reminder to its owners. */
export async function findLastReminder(db: Db, invoiceId: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('invoiceReminders')
    .select((eb) => eb.fn.max<string | null>('sentOn').as('day'))
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return day;
}

const byName = fullName<string | null>('u').as('byName');

export function listReminders(
  db: Db,
  invoiceId: string,
): Promise<{ at: Date; sentOn: string; moment: DueMoment; byName: string | null }[]> {
  return db
    .selectFrom('invoiceReminders as r')
    .leftJoin('users as u', 'u.id', 'r.sentBy')
    .select(['r.sentAt as at', 'r.sentOn', 'r.moment', byName])
    .where('r.invoiceId', '=', invoiceId)
    .execute();
}

export function listRecordedPayments(db: Db, invoiceId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.recordedBy')
    .select(['p.recordedAt as at', 'p.received', 'p.withheld', 'p.reference', byName])
    .where('p.invoiceId', '=', invoiceId)
    .execute();
}

export function listRecordedRefunds(db: Db, invoiceId: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('users as u', 'u.id', 'r.recordedBy')
    .select(['r.recordedAt as at', 'r.amount', 'r.reference', byName])
    .where('r.invoiceId', '=', invoiceId)
    .execute();
}

export function listIssuedCredits(
  db: Db,
  invoiceId: string,
): Promise<
  {
    at: Date;
    number: string;
    total: number;
    cause: CreditCause;
    reason: string | null;
    byName: string | null;
  }[]
> {
  return db
    .selectFrom('creditNotes as n')
    .leftJoin('users as u', 'u.id', 'n.issuedBy')
    .select(['n.issuedAt as at', 'n.number', 'n.total', 'n.cause', 'n.reason', byName])
    .where('n.invoiceId', '=', invoiceId)
    .execute();
}
