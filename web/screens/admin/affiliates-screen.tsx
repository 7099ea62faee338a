import { useState } from 'react';
import { type AffiliateAction, adminCountAffiliates, adminListAffiliates } from '#contract/affiliates.ts';
import { AFFILIATE_STATUS_BADGES, AFFILIATE_STATUSES } from '#contract/labels/referrals.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { AffiliateDialog } from '#web/features/affiliates/affiliate-dialog.tsx';
import { AffiliatesTable } from '#web/features/affiliates/affiliates-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

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
  const { page } = query;
  const row = useOpenRow('open', page, change);
  const counts = useEndpoint(adminCountAffiliates, {}).data;
  const affiliates = useEndpoint(adminListAffiliates, { query }, { keepPrevious: true });
  return (
    <ListScreen
      title="Affiliates"
      lead={
        counts && (counts.PENDING > 0 ? `${count(counts.PENDING, 'application')} to decide.` : 'All decided.')
      }
      filters={
        <FilterRow>
          <StatusChips
            label="Status"
            statuses={AFFILIATE_STATUSES}
            labelOf={(value) => AFFILIATE_STATUS_BADGES[value].label}
            counts={counts}
            value={query.status}
            onChange={(status) => change({ status })}
          />
          <SearchInput
            value={query.search}
            onChange={(search) => change({ search }, { replace: true })}
            placeholder="Search by name, email, or website..."
          />
        </FilterRow>
      }
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
      after={
        open && (
          <AffiliateDialog
            key={open}
            id={open}
            action={action}
            above={<ClaimNotice kind="AFFILIATE" id={open} />}
            onClose={row.close}
          />
        )
      }
    >
      {(rows) => (
        <AffiliatesTable
          affiliates={rows}
          openId={open}
          onView={(id, next) => {
            setAction(next);
            row.open(id);
          }}
        />
      )}
    </ListScreen>
  );
}
