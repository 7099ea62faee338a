import { useState } from 'react';
import { type AffiliateAction, adminCountAffiliates, adminListAffiliates } from '#contract/affiliates.ts';
import { AFFILIATE_STATUS_BADGES, AFFILIATE_STATUSES } from '#contract/labels/referrals.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { AffiliateDialog } from '#web/features/affiliates/affiliate-dialog.tsx';
import { AffiliatesTable } from '#web/features/affiliates/affiliates-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './recruiters-screen.module.css';

export const meta = () => [{ title: 'Affiliates | Medallist' }];

const Search = {
  status: param.oneOf(AFFILIATE_STATUSES),
  search: param.text,
  open: param.optionalText,
  page: param.page,
};

export default function AffiliatesScreen() {
  const [{ open, ...query }, change] = useSearch(Search);
  const [action, setAction] = useState<AffiliateAction | undefined>();
  const leave = useLeaveDialog();
  const { page } = query;
  const counts = useEndpoint(adminCountAffiliates, {}).data;
  const affiliates = useEndpoint(adminListAffiliates, { query }, { keepPrevious: true });
  const all = counts && AFFILIATE_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <>
      <PageHeader
        title="Affiliates"
        lead={
          counts &&
          (counts.PENDING > 0 ? `${count(counts.PENDING, 'application')} to decide.` : 'All decided.')
        }
      />
      <div className={classes.filters}>
        <FilterChips
          label="Status"
          value={query.status ?? 'ALL'}
          onChange={(status) => change({ status: status === 'ALL' ? undefined : status })}
          options={[
            { value: 'ALL' as const, label: 'All', count: all },
            ...AFFILIATE_STATUSES.map((value) => ({
              value,
              label: AFFILIATE_STATUS_BADGES[value].label,
              count: counts?.[value],
            })),
          ]}
        />
        <SearchInput
          value={query.search}
          onChange={(search) => change({ search }, { replace: true })}
          placeholder="Search by name, email, or website..."
        />
      </div>
      <PagedCard
        heading="Affiliates"
        list={affiliates}
        expected={{ count: 8, circle: true }}
        empty={
          <EmptyState title="No affiliates found">
            {query.search
              ? `Nobody here has “${query.search}” in their name, address or website.`
              : 'Whoever applies to the affiliate programme will be here.'}
          </EmptyState>
        }
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <AffiliatesTable
            affiliates={rows}
            openId={open}
            onView={(id, next) => {
              setAction(next);
              change({ open: id, page }, { state: DIALOG_STEP });
            }}
          />
        )}
      </PagedCard>
      {open && (
        <AffiliateDialog
          key={open}
          id={open}
          action={action}
          above={<ClaimNotice kind="AFFILIATE" id={open} />}
          onClose={() => leave(() => change({ open: undefined, page }, { replace: true }))}
        />
      )}
    </>
  );
}
