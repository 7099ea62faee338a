import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { getCreditNotePdf, getInvoice, getInvoicePdf, listInvoices } from '#contract/invoices/billing.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#contract/labels/invoices.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { adminRoutes } from './admin/admin-invoices.routes.ts';
import * as billing from './billing.queries.ts';
import { sendCreditNote, sendInvoice } from './documents/documents.service.ts';
import { toInvoice, toSummary } from './invoices.presenter.ts';
import { listCreditNotes, listMoney } from './invoices.queries.ts';

export const routes = [
  ...adminRoutes,
  route(listInvoices, async ({ db, actor, query }) => {
    const companyId = companyOf(actor).id;
    const views = await billing.listViews(db, companyId, query);
    const notes = await listCreditNotes(
      db,
      views.map(({ id }) => id),
    );
    const sums = await billing.sumByStatus(db, companyId);
    const of = (status: InvoiceStatus) => sums.find((row) => row.status === status);
    const counts = Object.fromEntries(INVOICE_STATUSES.map((status) => [status, of(status)?.count ?? 0]));
    const add = (value: (row: (typeof sums)[number]) => number) =>
      sums.reduce((sum, row) => sum + value(row), 0);
    const content = views.map((view) => toSummary(view, notes));
    const total = query.status ? (of(query.status)?.count ?? 0) : add((row) => row.count);
    return {
      ...toPage(content, query, total),
      counts: counts as Record<InvoiceStatus, number>,
      totals: {
        outstanding: add((row) => row.outstanding),
        overdue: of('OVERDUE')?.outstanding ?? 0,
        paid: add((row) => row.received + row.withheld),
        refundDue: add((row) => row.refundDue),
      },
    };
  }),
  route(getInvoice, async ({ db, actor, params }) => {
    const view = await billing.findView(db, params.id, companyOf(actor).id);
    if (!view) throw new AppError('NOT_FOUND');
    return toInvoice(view, await listCreditNotes(db, [view.id]), await listMoney(db, view.id));
  }),
  route(getInvoicePdf, ({ db, actor, params, reply }) =>
    sendInvoice(db, { id: params.id, companyId: companyOf(actor).id, reply }),
  ),
  route(getCreditNotePdf, ({ db, actor, params, reply }) =>
    sendCreditNote(db, { id: params.id, companyId: companyOf(actor).id, reply }),
  ),
];
