import { adminListReferrals, REFERRAL_VIEWS } from '#contract/referrals/review.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { ReferralDialog } from '#web/features/referrals/referral-dialog.tsx';
import { ReferralsReviewTable } from '#web/features/referrals/referrals-review-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

export const meta = () => [{ title: 'Referrals | Medallist' }];

const Search = {
  view: param.oneOf(REFERRAL_VIEWS, 'WAITING'),
  search: param.text,
  open: param.optionalText,
  page: param.page,
};

const LABELS = { WAITING: 'To decide', DECIDED: 'Decided', ALL: 'All sign-ups' } as const;

export default function ReferralsScreen() {
  const [{ open, ...query }, change] = useSearch(Search);
  const { page } = query;
  const row = useOpenRow('open', page, change);
  const referrals = useEndpoint(adminListReferrals, { query }, { keepPrevious: true });
  return (
    <ListScreen
      title="Referrals"
      lead="Sign-ups by a link or an invitation. What looks odd is decided before anything is paid."
      filters={
        <FilterRow>
          <FilterChips
            label="Show"
            value={query.view}
            onChange={(view) => change({ view })}
            options={REFERRAL_VIEWS.map((value) => ({ value, label: LABELS[value] }))}
          />
          <SearchInput
            value={query.search}
            onChange={(search) => change({ search }, { replace: true })}
            placeholder="Search by name or email..."
          />
        </FilterRow>
      }
      heading="Referrals"
      list={referrals}
      expected={{ count: 8 }}
      empty={
        <EmptyState title={query.search ? 'No referrals found' : 'None here'}>
          {query.search
            ? `Nobody here has “${query.search}” in their name or address.`
            : 'Flagged sign-ups wait here until an admin has decided.'}
        </EmptyState>
      }
      onPage={(next) => change({ page: next })}
      after={
        open && (
          <ReferralDialog
            key={open}
            id={open}
            above={<ClaimNotice kind="REFERRAL" id={open} />}
            onClose={row.close}
          />
        )
      }
    >
      {(rows) => <ReferralsReviewTable referrals={rows} openId={open} onOpen={row.open} />}
    </ListScreen>
  );
}
