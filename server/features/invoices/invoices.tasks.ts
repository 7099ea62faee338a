import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { reminderDue } from './due.policy.ts';
import * as due from './due.queries.ts';
import { invoiceDue, invoiceOverdue } from './invoices.events.ts';
import { lockBalance } from './invoices.queries.ts';

/** The row's lock makes processes take turns; whoever comes second finds it done, or paid. */
async function remind(tx: Db, invoiceId: string, at: Date): Promise<void> {
  const balance = await lockBalance(tx, invoiceId);
  const moment = reminderDue(balance, at);
  if (!moment || balance.outstanding === 0) return;
  await due.forgetReminders(tx, invoiceId, at);
  const reminder = { invoiceId, sentOn: localDate(at), sentAt: at, moment, sentBy: null };
  // An admin was first today.
  if (!(await due.insertReminder(tx, reminder))) return;
  await emit(tx, invoiceDue, { invoiceId, moment });
}

export const remindOfInvoices = defineSweep('remindOfInvoices', async (db) => {
  const at = now();
  await forEachDue(db, await due.listToRemind(db, at), (tx, id) => remind(tx, id, at));
});

export const markOverdueInvoices = defineSweep('markOverdueInvoices', async (db) => {
  const at = now();
  await forEachDue(db, await due.listOverdue(db, at), async (tx, invoiceId) => {
    if (await due.claimOverdue(tx, invoiceId, at)) await emit(tx, invoiceOverdue, { invoiceId });
  });
});
