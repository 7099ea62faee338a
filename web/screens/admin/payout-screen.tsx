import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { BATCH_STATUS_BADGES } from '#contract/labels/payouts.ts';
import {
  adminGetPayout,
  adminListPayoutLines,
  BATCH_MAX,
  type PayoutLine,
} from '#contract/payouts/batches.ts';
import { BatchActions, BatchSums } from '#web/features/payouts/admin/batch-actions.tsx';
import type { BatchQuestion } from '#web/features/payouts/admin/batch-dialogs.tsx';
import { BatchDialog } from '#web/features/payouts/admin/batch-dialogs.tsx';
import { LinesTable } from '#web/features/payouts/admin/lines-table.tsx';
import classes from '#web/features/payouts/admin/payouts.module.css';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';

export const meta = () => [{ title: 'Payout | Medallist' }];

const BACK = (
  <p style={{ marginBottom: 12 }}>
    <Link to="/admin/payouts?tab=BATCHES">Back to Payouts</Link>
  </p>
);

const Search = {
  show: param.oneOf(['OPEN', 'PAID', 'FAILED', 'ALL']),
  page: param.page,
};

export default function PayoutScreen() {
  const { payoutId: id = '' } = useParams();
  const [search, change] = useSearch(Search);
  const [question, setQuestion] = useState<BatchQuestion | null>(null);
  const selection = useSelection<PayoutLine>(BATCH_MAX);
  const payout = useEndpoint(adminGetPayout, { params: { id } });
  const { data, error } = payout;
  const isOpen = data?.status === 'DRAFT' || data?.status === 'SENT';
  const show = search.show ?? (isOpen ? 'OPEN' : 'ALL');
  const open = data?.status === 'DRAFT' ? 'DRAFT' : 'SENT';
  const status = show === 'ALL' ? undefined : show === 'OPEN' ? open : show;
  const lines = useEndpoint(
    adminListPayoutLines,
    { params: { id }, query: { status, page: search.page } },
    { keepPrevious: true, enabled: data !== undefined },
  );
  if (!data && error) {
    return (
      <>
        {BACK}
        <PageHeader title="Payout" />
        <ErrorPanel message={error.message} onRetry={payout.refetch} retrying={payout.isFetching} />
      </>
    );
  }
  if (!data) return <LoadingText lines={8} />;
  const { label, family } = BATCH_STATUS_BADGES[data.status];
  return (
    <>
      {BACK}
      <PageHeader
        title={`Payout ${data.number}`}
        badge={<StatusBadge family={family}>{label}</StatusBadge>}
        lead={`Made by ${data.createdBy} on ${formatDay(data.createdAt)}${data.sentAt ? `, sent on ${formatDay(data.sentAt)}` : ''}`}
        actions={<BatchActions batch={data} chosen={selection.chosen.length} onAsk={setQuestion} />}
      />
      <div className={classes.stack}>
        <BatchSums batch={data} />
        {data.status === 'SENT' && (
          <FilterChips
            label="Show"
            value={show}
            onChange={(next) => change({ show: next, page: undefined })}
            options={[
              { value: 'OPEN', label: 'On their way', count: data.openLines },
              { value: 'PAID', label: 'Paid', count: data.paidLines },
              { value: 'FAILED', label: 'Failed', count: data.failedLines },
              { value: 'ALL', label: 'All', count: data.lines },
            ]}
          />
        )}
        <PagedCard
          heading="Transfers"
          list={lines}
          expected={{ count: 6 }}
          empty={<EmptyState title="No transfers">There are none of this kind in this payout.</EmptyState>}
          onPage={(page) => change({ page })}
        >
          {(rows) => (
            <LinesTable lines={rows} selection={isOpen && show === 'OPEN' ? selection : undefined} />
          )}
        </PagedCard>
      </div>
      {question && (
        <BatchDialog
          question={question}
          batch={data}
          lineIds={selection.chosen.map((line) => line.id)}
          onDone={selection.clear}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
