import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import type { AdminInvoice } from '#contract/invoices/admin-invoices.ts';
import { invoiceMoves } from '#contract/invoices/invoice.transitions.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toInvoice } from '#server/features/invoices/invoices.presenter.ts';
import { listCreditNotes, listMoney } from '#server/features/invoices/invoices.queries.ts';
import { now } from '#server/platform/clock.ts';
import { listHistory } from './history.service.ts';
import { findRow } from './list.queries.ts';
import { ofAdmins } from './list.service.ts';
import { findLastReminder } from './money.queries.ts';

/** An invoice with all that happened to it, and what may be done with it now. */
export async function get(db: Db, id: string): Promise<z.input<typeof AdminInvoice>> {
  const view = await findRow(db, id);
  if (!view) throw new AppError('NOT_FOUND');
  const at = now();
  const remindedOn = await findLastReminder(db, id);
  return {
    ...toInvoice(view, await listCreditNotes(db, [id]), await listMoney(db, id)),
    ...ofAdmins(view, localDate(at)),
    allowedActions: invoiceMoves.allowedActions({ ...view, remindedOn }, 'ADMIN', at),
    history: await listHistory(db, view),
  };
}
