import { adminListPayouts } from '#contract/payouts/batches.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { BatchesTable } from './batches-table.tsx';

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
