import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { PaymentsTable, RefundsTable } from '#server/db/schema/invoices.ts';

/** How two references are compared: as people type the same one. The unique indexes reckon likewise. */
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

/** The day in India on which its owners were last reminded of it. */
export async function findLastReminder(db: Db, invoiceId: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('invoiceReminders')
    .select((eb) => eb.fn.max<string | null>('sentOn').as('day'))
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return day;
}
