import type * as z from 'zod';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { AdminInvoiceRow, adminSumInvoices, InvoiceSort } from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGES } from '#contract/invoices/ages.ts';
import { daysBetween } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toSummary } from '#server/features/invoices/invoices.presenter.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './list.queries.ts';

/** What only admins read of an invoice. */
export function ofAdmins({ companyId, companyName, outstanding, dueOn }: queries.AdminView, today: string) {
  const isOverdue = outstanding > 0 && dueOn < today;
  return {
    company: { id: companyId, name: companyName },
    daysOverdue: isOverdue ? daysBetween(dueOn, today) : null,
  };
}

export function toRow(view: queries.AdminView, today: string): z.input<typeof AdminInvoiceRow> {
  return { ...toSummary(view, []), ...ofAdmins(view, today) };
}

type Listed = queries.Filter & PageQuery & { sort: InvoiceSort };

export async function list(db: Db, query: Listed) {
  const today = localDate(now());
  const ids = await queries.listIds(db, query, query, today);
  const views = await queries.listRows(db, ids);
  const content = views.map((view) => toRow(view, today));
  return toPage(content, query, await queries.countInvoices(db, query, today));
}

export async function sum(db: Db): Promise<z.input<(typeof adminSumInvoices)['response']>> {
  const ages = await queries.sumByAge(db, localDate(now()));
  const statuses = await queries.sumByStatus(db);
  const of = (status: InvoiceStatus) => statuses.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(INVOICE_STATUSES.map((status) => [status, of(status)]));
  const add = (value: (row: (typeof statuses)[number]) => number) =>
    statuses.reduce((all, row) => all + value(row), 0);
  return {
    ages: INVOICE_AGES.map((age) => ages.find((row) => row.age === age) ?? { age, count: 0, outstanding: 0 }),
    counts: counts as Record<InvoiceStatus, number>,
    totals: {
      invoiced: add(({ total }) => total),
      credited: add(({ credited }) => credited),
      received: add(({ received }) => received),
      withheld: add(({ withheld }) => withheld),
      refunded: add(({ refunded }) => refunded),
      outstanding: add(({ outstanding }) => outstanding),
      refundDue: add(({ refundDue }) => refundDue),
      refundsDue: await invoices.countRefundsDue(db),
    },
  };
}
