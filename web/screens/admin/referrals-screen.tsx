import { adminListReferrals, REFERRAL_VIEWS } from '#contract/referrals/review.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { ReferralDialog } from '#web/features/referrals/referral-dialog.tsx';
import { ReferralsReviewTable } from '#web/features/referrals/referrals-review-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import classes from './recruiters-screen.module.css';

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
  const leave = useLeaveDialog();
  const { page } = query;
  const referrals = useEndpoint(adminListReferrals, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Referrals"
        lead="Sign-ups by a link or an invitation. What looks odd is decided before anything is paid."
      />
      <div className={classes.filters}>
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
      </div>
      <PagedCard
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
      >
        {(rows) => (
          <ReferralsReviewTable
            referrals={rows}
            openId={open}
            onOpen={(id) => change({ open: id, page }, { state: DIALOG_STEP })}
          />
        )}
      </PagedCard>
      {open && (
        <ReferralDialog
          key={open}
          id={open}
          above={<ClaimNotice kind="REFERRAL" id={open} />}
          onClose={() => leave(() => change({ open: undefined, page }, { replace: true }))}
        />
      )}
    </>
  );
}
