import { localDate } from '#contract/kit/zoned-time.ts';
import { INVOICE_STATUS_BADGES } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import { invoicesExported } from '#server/features/invoices/invoices.events.ts';
import { now } from '#server/platform/clock.ts';
import { CSV_START, csvLine } from '#server/platform/csv/csv.ts';
import { emit } from '#server/platform/events.ts';
import { inPortions } from '#server/platform/portions.ts';
import * as queries from './list.queries.ts';
import { ofAdmins } from './list.service.ts';

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

/** The lines of the file, read as fast as they are fetched. */
export async function* lines(db: Db, filter: queries.Filter): AsyncGenerator<string> {
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

/** `search` is left out: it may name a person, whom an entry outlives. */
export async function leaveTrace(
  db: Db,
  { adminId, ip, filter }: { adminId: string; ip: string; filter: queries.Filter },
): Promise<void> {
  const { status, age, refundDue, from, to } = filter;
  await emit(db, invoicesExported, { adminId, ip, filter: { status, age, refundDue, from, to } });
}
