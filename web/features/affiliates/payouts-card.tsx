import { Table } from '@mantine/core';
import type { Payout } from '#contract/affiliates.ts';
import { formatDay, formatRupees } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './affiliate-dashboard.module.css';

/** What has been paid. */
export function PayoutsCard({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Card title="Payouts" flush>
      {payouts.length === 0 ? (
        <EmptyState title="No payouts yet">
          Payment within 30 days of hire. The 30 days run from the completion of 90 days.
        </EmptyState>
      ) : (
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Paid</Table.Th>
              <Table.Th>Reference</Table.Th>
              <Table.Th className={classes.number}>Amount</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {payouts.map(({ id, paidAt, reference, amount }) => (
              <Table.Tr key={id}>
                <Table.Td className="num">{formatDay(paidAt)}</Table.Td>
                <Table.Td className={classes.reference}>{reference}</Table.Td>
                <Table.Td className={`${classes.number} num`}>{formatRupees(amount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
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
