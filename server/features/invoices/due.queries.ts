import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { InvoiceRemindersTable } from '#server/db/schema/invoices.ts';

export function listToRemind(db: Db, at: Date) {
  return db
    .selectFrom('invoiceBalances')
    .select('invoiceId as id')
    .where('outstanding', '>', 0)
    .where(sql<boolean>`least(remind_before_at, remind_due_at, remind_after_at) <= ${at}`)
    .orderBy('invoiceId')
    .execute();
}

/** Of a row that is locked. */
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

/** False where the owners were reminded of it on this day already. */
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

/** Of several processes exactly one gets true. */
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
