import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { hireConfirmed, hireDidNotJoin, hireLeft } from '#server/features/hires/hires.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import {
  invoiceCredited,
  invoiceDue,
  invoiceIssued,
  invoiceOverdue,
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
} from './invoices.events.ts';
import { getCreditNote, getInvoice } from './invoices.queries.ts';
import { credit, issue } from './invoices.service.ts';

/** The open screens of the company's owners, and of every admin, follow. */
async function refresh(db: Db, { invoiceId }: { invoiceId: string }): Promise<void> {
  const { companyId } = await getInvoice(db, invoiceId);
  const owners = await companies.listMemberIds(db, companyId, 'OWNER');
  await live.changed(db, [...owners, ...(await users.listAdminIds(db))], ['invoices']);
}

export const reactions = [
  on(hireConfirmed, (db, { hireId }) => issue(db, hireId)),
  on(hireLeft, (db, { hireId, creditPercent: percent }) => credit(db, { hireId, cause: 'LEFT', percent })),
  on(hireDidNotJoin, (db, { hireId }) => credit(db, { hireId, cause: 'DID_NOT_JOIN', percent: 100 })),
  on(invoiceIssued, refresh),
  on(invoiceOverdue, refresh),
  on(invoiceDue, refresh),
  on(invoiceReminded, refresh),
  on(invoicePaid, refresh),
  on(invoiceRefunded, refresh),
  on(invoiceCredited, async (db, { creditNoteId }) => refresh(db, await getCreditNote(db, creditNoteId))),
];
