import { adminSumInvoices } from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGE_LABELS, type InvoiceAge } from '#contract/invoices/ages.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';

const LIST = '/admin/invoices';
const AGES = Object.keys(INVOICE_AGE_LABELS) as InvoiceAge[];

/** What is owed by how late it is, and what has to go back: each leads to its invoices. */
export function AgeStrip() {
  const { data, isError } = useEndpoint(adminSumInvoices, {});
  const ages = AGES.map((age): Stat => {
    const found = data?.ages.find((row) => row.age === age);
    return {
      label: INVOICE_AGE_LABELS[age],
      figure: found && formatLakhs(found.outstanding),
      quiet: found?.count === 0,
      note: found && count(found.count, 'invoice'),
      to: `${LIST}?age=${age}&sort=DUE_ASC`,
    };
  });
  const due = data?.totals.refundsDue;
  const refunds: Stat = {
    label: 'Refunds due',
    figure: data && formatLakhs(data.totals.refundDue),
    quiet: due === 0,
    note: due !== undefined && count(due, 'invoice'),
    to: `${LIST}?refundDue=true`,
  };
  return <StatStrip stats={[...ages, refunds]} hasFailed={isError} />;
}
