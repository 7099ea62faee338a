import {
  adminExportInvoices,
  adminGetCreditNotePdf,
  adminGetInvoice,
  adminGetInvoicePdf,
  adminListInvoices,
  adminSumInvoices,
} from '#contract/invoices/admin-invoices.ts';
import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
} from '#contract/invoices/money.ts';
import { sendCreditNote, sendInvoice } from '#server/features/invoices/documents/documents.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { momentInName, sendCsv } from '#server/platform/csv/send-csv.ts';
import * as invoice from './admin-invoice.service.ts';
import * as file from './export.service.ts';
import * as invoices from './list.service.ts';
import * as money from './money.service.ts';

function orderOf({ id }: { id: string }, { actor, request }: { actor: Actor; request: RequestMeta }) {
  return { invoiceId: id, adminId: actor.userId, ip: request.ip };
}

export const adminRoutes = [
  route(adminListInvoices, ({ db, query }) => invoices.list(db, query)),
  route(adminSumInvoices, ({ db }) => invoices.sum(db)),
  route(
    adminExportInvoices,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query: filter, run, reply }) => {
      await run((tx) => file.leaveTrace(tx, { adminId: actor.userId, ip: request.ip, filter }));
      return sendCsv(reply, file.lines(db, filter), `invoices_${momentInName()}.csv`);
    },
  ),
  route(adminGetInvoice, ({ db, params }) => invoice.get(db, params.id)),
  route(adminGetInvoicePdf, ({ db, params, reply }) => sendInvoice(db, { id: params.id, reply })),
  route(adminGetCreditNotePdf, ({ db, params, reply }) => sendCreditNote(db, { id: params.id, reply })),
  route(adminRecordPayment, async ({ db, params, body, ...rest }) => {
    await money.pay(db, orderOf(params, rest), body);
    return invoice.get(db, params.id);
  }),
  route(adminCreditInvoice, async ({ db, params, body, ...rest }) => {
    await money.credit(db, orderOf(params, rest), body);
    return invoice.get(db, params.id);
  }),
  route(adminRecordRefund, async ({ db, params, body, ...rest }) => {
    await money.refund(db, orderOf(params, rest), body);
    return invoice.get(db, params.id);
  }),
  route(adminRemindOfInvoice, async ({ db, params, ...rest }) => {
    await money.remind(db, orderOf(params, rest));
    return invoice.get(db, params.id);
  }),
];
