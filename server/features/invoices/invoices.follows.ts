import { formatRupees } from '#contract/core/rupees.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { hireConfirmed, hireDidNotJoin, hireLeft } from '#server/features/hires/hires.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { given } from '#server/platform/audit/given.ts';
import { BY_TIME } from '#server/platform/deed.ts';
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
  invoicesExported,
} from './invoices.events.ts';
import { getCreditNote, getInvoice, getPayment, getRefund } from './invoices.queries.ts';
import { credit, issue } from './invoices.service.ts';

export const auditEntries = [
  on(invoiceIssued, async (db, { invoiceId: subjectId }) => {
    const { companyId, number } = await getInvoice(db, subjectId);
    const summary = `Issued invoice ${number}`;
    await audit.record(db, BY_TIME, { action: 'invoice.issued', subjectId, companyId, summary });
  }),
  on(invoiceCredited, async (db, { creditNoteId, act }) => {
    const { invoiceId: subjectId, number } = await getCreditNote(db, creditNoteId);
    const invoice = await getInvoice(db, subjectId);
    const summary = `Issued credit note ${number} against invoice ${invoice.number}`;
    const { companyId } = invoice;
    const change = act && { before: act.before, after: act.after };
    const entry = { action: 'invoice.credited', subjectId, companyId, summary, ...change } as const;
    await audit.record(db, act ?? BY_TIME, entry);
  }),
  on(invoicePaid, async (db, { paymentId, invoiceId: subjectId, before, after, ...deed }) => {
    const { companyId, number } = await getInvoice(db, subjectId);
    const { received, withheld, reference } = await getPayment(db, paymentId);
    const summary = `Recorded a payment of invoice ${number}: ${formatRupees(received + withheld)}, ${reference}`;
    const entry = { action: 'invoice.paid', subjectId, companyId, summary, before, after } as const;
    await audit.record(db, deed, entry);
  }),
  on(invoiceRefunded, async (db, { refundId, invoiceId: subjectId, before, after, ...deed }) => {
    const { companyId, number } = await getInvoice(db, subjectId);
    const { amount, reference } = await getRefund(db, refundId);
    const summary = `Recorded a refund of invoice ${number}: ${formatRupees(amount)}, ${reference}`;
    const entry = { action: 'invoice.refunded', subjectId, companyId, summary, before, after } as const;
    await audit.record(db, deed, entry);
  }),
  on(invoiceReminded, async (db, { invoiceId: subjectId, moment, ...deed }) => {
    const { companyId, number, dueOn } = await getInvoice(db, subjectId);
    await audit.record(db, deed, {
      ...{ action: 'invoice.reminded', subjectId, companyId },
      summary: `Reminded the owners of invoice ${number}`,
      before: { dueOn },
      after: { moment },
    });
  }),
  on(invoicesExported, async (db, { filter, ...deed }) => {
    const summary = 'Exported the list of invoices';
    await audit.record(db, deed, {
      action: 'invoice.exported',
      subjectId: null,
      summary,
      after: given(filter),
    });
  }),
];

/** Refreshes the open screens of the company's owners, and of every admin. */
async function refresh(db: Db, { invoiceId }: { invoiceId: string }): Promise<void> {
  const { companyId } = await getInvoice(db, invoiceId);
  const owners = await companies.listMemberIds(db, companyId, 'OWNER');
  await live.changed(db, [...owners, ...(await users.listAdminIds(db))], ['invoices']);
}

export const follows = [
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
