import type { Payout } from '#contract/affiliates.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './affiliate-dashboard.module.css';

const COLUMNS: readonly Column<Payout>[] = [
  { header: 'Paid', isFigure: true, cell: ({ paidAt }) => formatDay(paidAt) },
  { header: 'Reference', className: classes.reference, cell: ({ reference }) => reference },
  {
    header: 'Amount',
    align: 'end',
    isFigure: true,
    cell: ({ amount, withheld, setOff }) => (
      <>
        {formatRupees(amount)}
        {withheld > 0 && <p className="meta muted">{formatRupees(withheld)} TDS</p>}
        {setOff > 0 && <p className="meta muted">{formatRupees(setOff)} set off</p>}
      </>
    ),
  },
];

/** What has been paid. */
export function PayoutsCard({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Card title="Payouts" flush>
      {payouts.length === 0 ? (
        <EmptyState title="No payouts yet">
          Payment within 30 days of hire. The 30 days run from the completion of 90 days.
        </EmptyState>
      ) : (
        <DataTable
          caption="Payouts"
          columns={COLUMNS}
          rows={payouts}
          rowKey={({ id }) => id}
          narrow="tight"
        />
      )}
      <div className={classes.bank}>
        <div>
          <p className="strong">Automatic bank payouts</p>
          <p className="small muted">Until then we pay by bank transfer and write to you first.</p>
        </div>
        <StatusBadge dot={false}>Coming Soon</StatusBadge>
      </div>
    </Card>
  );
}
