import type * as z from 'zod';
import type { listInvoices } from '#contract/invoices/billing.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';

type Totals = z.output<(typeof listInvoices)['response']>['totals'];

/** What the company's invoices come to; undefined while they load. */
export function BillingStrip({ totals }: { totals: Totals | undefined }) {
  const stat = (label: string, amount: number | undefined) => ({
    label,
    figure: amount === undefined ? undefined : formatRupees(amount),
    quiet: amount === 0,
  });
  const stats = [
    stat('Outstanding', totals?.outstanding),
    stat('Overdue', totals?.overdue),
    stat('Paid', totals?.paid),
  ];
  const withRefund =
    totals && totals.refundDue > 0 ? [...stats, stat('Refund due', totals.refundDue)] : stats;
  return <StatStrip stats={withRefund} />;
}
