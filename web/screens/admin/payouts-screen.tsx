import { REWARD_SHELF_LABELS } from '#contract/labels/payouts.ts';
import { adminSumRewards } from '#contract/payouts/admin-rewards.ts';
import { BatchList } from '#web/features/payouts/admin/batch-list.tsx';
import classes from '#web/features/payouts/admin/payouts.module.css';
import { RewardList, RewardSums, SHELVES } from '#web/features/payouts/admin/reward-list.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';

export const meta = () => [{ title: 'Payouts | Medallist' }];

const LABELS = { ...REWARD_SHELF_LABELS, BATCHES: 'Batches' };

const Search = {
  tab: param.oneOf(SHELVES, 'PAYABLE'),
  search: param.text,
  page: param.page,
};

export default function PayoutsScreen() {
  const [search, change] = useSearch(Search);
  const { tab, page } = search;
  const { data: sums, isError } = useEndpoint(adminSumRewards, {});
  return (
    <>
      <PageHeader
        title="Payouts"
        lead="Rewards of those who refer: what is payable, held, on its way and paid."
      />
      <div className={classes.stack}>
        <RewardSums sums={sums} hasFailed={isError} />
        <div className={classes.filters}>
          <FilterChips
            label="Show"
            value={tab}
            onChange={(next) => change({ tab: next, page: undefined })}
            options={SHELVES.map((value) => ({
              value,
              label: LABELS[value],
              count: value === 'BATCHES' ? undefined : sums?.[value].count,
            }))}
          />
          {tab !== 'BATCHES' && (
            <SearchInput
              value={search.search}
              onChange={(text) => change({ search: text }, { replace: true })}
              placeholder="Search by name or email..."
            />
          )}
        </div>
        {tab === 'BATCHES' ? (
          <BatchList page={page} onPage={(next) => change({ page: next })} />
        ) : (
          <RewardList
            key={tab}
            shelf={tab}
            search={search.search}
            page={page}
            onPage={(next) => change({ page: next })}
            onClear={() => change({ search: '' })}
          />
        )}
      </div>
    </>
  );
}
