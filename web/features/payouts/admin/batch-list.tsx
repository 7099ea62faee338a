import { Link } from 'react-router';
import { BATCH_STATUS_BADGES } from '#contract/labels/payouts.ts';
import { adminListPayouts, type PayoutBatch } from '#contract/payouts/batches.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';

const COLUMNS: readonly Column<PayoutBatch>[] = [
  {
    header: 'Payout',
    onCard: 'labelled',
    cell: ({ id, number }) => (
      <Link className="strong" to={`/admin/payouts/${id}`}>
        Payout {number}
      </Link>
    ),
  },
  {
    header: 'Status',
    onCard: 'labelled',
    cell: ({ status }) => (
      <StatusBadge family={BATCH_STATUS_BADGES[status].family}>
        {BATCH_STATUS_BADGES[status].label}
      </StatusBadge>
    ),
  },
  {
    header: 'Made',
    onCard: 'labelled',
    cell: ({ createdAt, createdBy }) => (
      <>
        <span className="num">{formatDay(createdAt)}</span>
        <p className="small muted">{createdBy}</p>
      </>
    ),
  },
  {
    header: 'Transfers',
    onCard: 'labelled',
    cell: ({ lines, paidLines, failedLines }) => (
      <>
        {count(lines, 'transfer')}
        {paidLines + failedLines > 0 && (
          <p className="small muted">
            {paidLines} paid{failedLines > 0 && `, ${failedLines} failed`}
          </p>
        )}
      </>
    ),
  },
  {
    header: 'Gross',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ gross }) => formatRupees(gross),
  },
  {
    header: 'TDS',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ withheld }) => formatRupees(withheld),
  },
  { header: 'Net', align: 'end', isFigure: true, onCard: 'labelled', cell: ({ net }) => formatRupees(net) },
];

/** Drafted, sent and settled payouts, newest first. */
function BatchesTable({ batches }: { batches: readonly PayoutBatch[] }) {
  return (
    <DataTable
      caption="Payouts"
      columns={COLUMNS}
      rows={batches}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
    />
  );
}

/** Payouts, newest first. */
export function BatchList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const payouts = useEndpoint(adminListPayouts, { query: { page } }, { keepPrevious: true });
  return (
    <PagedCard
      heading="Payouts"
      list={payouts}
      expected={{ count: 4 }}
      empty={
        <EmptyState title="No payouts yet">
          A draft of what is payable is the first step of each payout.
        </EmptyState>
      }
      onPage={onPage}
    >
      {(rows) => <BatchesTable batches={rows} />}
    </PagedCard>
  );
}
