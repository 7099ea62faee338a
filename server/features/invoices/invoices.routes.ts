import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import {
  adminExportInvoices,
  adminGetCreditNotePdf,
  adminGetInvoice,
  adminGetInvoicePdf,
  adminListInvoices,
  adminSumInvoices,
} from '#contract/invoices/admin-invoices.ts';
import { getCreditNotePdf, getInvoice, getInvoicePdf, listInvoices } from '#contract/invoices/billing.ts';
import { checkLedger } from '#contract/invoices/ledger.ts';
import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
} from '#contract/invoices/money.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#contract/labels/invoices.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { momentInName, sendCsv } from '#server/platform/csv.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { tallyOf } from '#server/platform/tally.ts';
import * as adminInvoices from './admin-invoices.service.ts';
import { sendCreditNote, sendInvoice } from './documents.service.ts';
import { toInvoice, toSummary } from './invoices.presenter.ts';
import { listCreditNotes, listMoney } from './invoices.queries.ts';
import { checkBooks } from './ledger.service.ts';
import * as billing from './list.queries.ts';
import * as money from './money.service.ts';

const adminRoutes = [
  route(adminListInvoices, ({ db, query }) => adminInvoices.list(db, query)),
  route(adminSumInvoices, ({ db }) => adminInvoices.sum(db)),
  route(
    adminExportInvoices,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query: filter, run, reply }) => {
      await run((tx) => adminInvoices.recordExport(tx, asAdmin(actor, request), filter));
      return sendCsv(reply, adminInvoices.exportLines(db, filter), `invoices_${momentInName()}.csv`);
    },
  ),
  route(adminGetInvoice, ({ db, params }) => adminInvoices.get(db, params.id)),
  route(adminGetInvoicePdf, ({ db, params, reply }) => sendInvoice(db, { id: params.id, reply })),
  route(adminGetCreditNotePdf, ({ db, params, reply }) => sendCreditNote(db, { id: params.id, reply })),
  route(adminRecordPayment, async ({ db, actor, request, params, body }) => {
    await money.pay(db, asAdmin(actor, request), params.id, body);
    return adminInvoices.get(db, params.id);
  }),
  route(adminCreditInvoice, async ({ db, actor, request, params, body }) => {
    await money.credit(db, asAdmin(actor, request), params.id, body);
    return adminInvoices.get(db, params.id);
  }),
  route(adminRecordRefund, async ({ db, actor, request, params, body }) => {
    await money.refund(db, asAdmin(actor, request), params.id, body);
    return adminInvoices.get(db, params.id);
  }),
  route(adminRemindOfInvoice, async ({ db, actor, request, params }) => {
    await money.remind(db, asAdmin(actor, request), params.id);
    return adminInvoices.get(db, params.id);
  }),
];

export const routes = [
  ...adminRoutes,
  route(listInvoices, async ({ db, actor, query }) => {
    const companyId = companyOf(actor).id;
    const views = await billing.listViews(db, companyId, query);
    const notes = await listCreditNotes(
      db,
      views.map(({ id }) => id),
    );
    const sums = await billing.sumOwnByStatus(db, companyId);
    const of = (status: InvoiceStatus) => sums.find((row) => row.status === status);
    const counted = sums.map(({ status, count }) => [status, count] as const);
    const add = (value: (row: (typeof sums)[number]) => number) =>
      sums.reduce((sum, row) => sum + value(row), 0);
    const content = views.map((view) => toSummary(view, notes));
    const total = query.status ? (of(query.status)?.count ?? 0) : add((row) => row.count);
    return {
      ...toPage(content, query, total),
      counts: tallyOf(INVOICE_STATUSES, counted),
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
  route(checkLedger, ({ db }) => checkBooks(db)),
];
