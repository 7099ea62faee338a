import type { AffiliateDashboard, Payout } from '#contract/affiliates.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './affiliate-dashboard.module.css';

/** The results of the links. */
export function AffiliateFigures({ dashboard }: { dashboard: AffiliateDashboard }) {
  const { clicks, signUps, hires, earnings } = dashboard;
  return (
    <StatStrip
      stats={[
        { label: 'Clicks', figure: formatNumber(clicks), note: 'Once a day for each device' },
        { label: 'Sign-ups', figure: formatNumber(signUps), note: 'Graduates and companies' },
        { label: 'Hires', figure: formatNumber(hires), note: 'Among those who signed up' },
        {
          label: 'Earned',
          figure: formatRupees(earnings.total),
          earned: earnings.total > 0,
          note: earnedInWords(earnings),
        },
      ]}
    />
  );
}

function earnedInWords({ held, payable, paid }: AffiliateDashboard['earnings']): string {
  if (held > 0) return `${formatRupees(held)} held for 90 days`;
  if (payable > 0) return `${formatRupees(payable)} to be paid`;
  return paid > 0 ? `${formatRupees(paid)} paid so far` : 'Paid once 90 days are complete';
}

/** The state of the application. */
export function ApplicationMessage({ dashboard }: { dashboard: AffiliateDashboard }) {
  const { status, reason, hasEnded, appliedAt, decidedAt, rewardAmount } = dashboard;
  const since = formatDay(decidedAt ?? appliedAt);
  switch (status) {
    case 'PENDING':
      return (
        <Message family="info" title="Your application is being reviewed">
          Sent on {formatDay(appliedAt)}. A person reads it and writes to you in 2-3 business days.
        </Message>
      );
    case 'REJECTED':
      return (
        <Message
          family="danger"
          title={
            hasEnded
              ? `Your part in the affiliate programme ended on ${since}`
              : `Your application was not accepted on ${since}`
          }
        >
          {reason}
        </Message>
      );
    case 'APPROVED':
      return (
        <Message family="success" title={`You have been an affiliate since ${since}`}>
          Each hire through your link pays {formatRupees(rewardAmount)}.
        </Message>
      );
  }
}

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

/** Completed payouts. */
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
