import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { formatRupees } from '#contract/core/rupees.ts';
import type {
  AdminInvoice,
  AdminInvoiceRow,
  adminSumInvoices,
  InvoiceSort,
} from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGES } from '#contract/invoices/ages.ts';
import { invoiceMoves } from '#contract/invoices/invoice.transitions.ts';
import { daysBetween } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  CREDIT_CAUSE_LABELS,
  type DueMoment,
  INVOICE_STATUS_BADGES,
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { CSV_START, csvLine } from '#server/platform/csv.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { inPortions } from '#server/platform/portions.ts';
import { invoicesExported } from './invoices.events.ts';
import { toInvoice, toSummary } from './invoices.presenter.ts';
import { listCreditNotes, listMoney } from './invoices.queries.ts';
import * as invoices from './invoices.service.ts';
import * as queries from './list.queries.ts';
import { findRow } from './list.queries.ts';
import * as money from './money.queries.ts';
import { findLastReminder } from './money.queries.ts';

/** The fields of an invoice for admins only. */
function ofAdmins({ companyId, companyName, outstanding, dueOn }: queries.AdminView, today: string) {
  const isOverdue = outstanding > 0 && dueOn < today;
  return {
    company: { id: companyId, name: companyName },
    daysOverdue: isOverdue ? daysBetween(dueOn, today) : null,
  };
}

function toRow(view: queries.AdminView, today: string): z.input<typeof AdminInvoiceRow> {
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

const COLUMNS = [
  'Number',
  'Issued',
  'Due',
  'Days overdue',
  'Status',
  'Company',
  'GST number',
  'Candidate',
  'Job',
  'Fee (INR)',
  'CGST (INR)',
  'SGST (INR)',
  'IGST (INR)',
  'Total (INR)',
  'Credited (INR)',
  'Received (INR)',
  'TDS withheld (INR)',
  'Outstanding (INR)',
  'Refunded (INR)',
  'Refund due (INR)',
];

function line(view: queries.AdminView, today: string): string {
  const { customer, fee, cgst, sgst, igst, total } = view;
  const { credited, received, withheld, outstanding, refunded, refundDue } = view;
  return csvLine([
    ...[view.number, view.issuedOn, view.dueOn, ofAdmins(view, today).daysOverdue],
    INVOICE_STATUS_BADGES[view.status].label,
    ...[view.companyName, customer.gstin, view.personName, view.jobTitle],
    ...[fee, cgst, sgst, igst, total],
    ...[credited, received, withheld, outstanding, refunded, refundDue],
  ]);
}

/** The lines of the file, read from the database only as fast as they are consumed. */
export async function* exportLines(db: Db, filter: queries.Filter): AsyncGenerator<string> {
  const today = localDate(now());
  yield CSV_START + csvLine(COLUMNS);
  const next = (after: queries.Place | undefined, size: number) =>
    queries.listNext(db, filter, { after, size, today });
  for await (const places of inPortions(next)) {
    const ids = places.map(({ id }) => id);
    const views = await queries.listRows(db, ids);
    yield views.map((view) => line(view, today)).join('');
  }
}

/** `search` is omitted: it may name a person, and the event stays after their erasure. */
export async function recordExport(db: Db, deed: PersonsDeed, filter: queries.Filter): Promise<void> {
  const { status, age, refundDue, from, to } = filter;
  await emit(db, invoicesExported, { ...deed, filter: { status, age, refundDue, from, to } });
}

interface Happening {
  at: Date;
  words: string;
  /** Null unless an admin did it by hand. */
  byName: string | null;
}

const MOMENTS: Readonly<Record<DueMoment, string>> = {
  BEFORE: 'before its last day',
  TODAY: 'on its last day',
  AFTER: 'after its last day',
};

interface Subject {
  id: string;
  issuedAt: Date;
  overdueAt: Date | null;
}

/** The history of an invoice, the latest first. */
async function listHistory(db: Db, { id, issuedAt, overdueAt }: Subject): Promise<Happening[]> {
  const reminders = await money.listReminders(db, id);
  const payments = await money.listRecordedPayments(db, id);
  const credits = await money.listIssuedCredits(db, id);
  const refunds = await money.listRecordedRefunds(db, id);
  const happenings: Happening[] = [
    { at: issuedAt, words: 'Issued', byName: null },
    ...(overdueAt ? [{ at: overdueAt, words: 'Became overdue', byName: null }] : []),
    ...reminders.map(({ at, moment, byName }) => ({
      at,
      words: `Owners reminded, ${MOMENTS[moment]}`,
      byName,
    })),
    ...payments.map(({ at, received, withheld, reference, byName }) => ({
      at,
      words: `Payment of ${formatRupees(received)}${withheld > 0 ? ` and ${formatRupees(withheld)} TDS` : ''} recorded, ${reference}`,
      byName,
    })),
    ...credits.map(({ at, number, total, cause, reason, byName }) => ({
      at,
      words: `Credit note ${number} over ${formatRupees(total)}: ${reason ?? CREDIT_CAUSE_LABELS[cause].toLowerCase()}`,
      byName,
    })),
    ...refunds.map(({ at, amount, reference, byName }) => ({
      at,
      words: `Refund of ${formatRupees(amount)} recorded, ${reference}`,
      byName,
    })),
  ];
  return happenings.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** An invoice with its history, and what may be done with it now. */
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
