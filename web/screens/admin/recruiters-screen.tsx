import { useState } from 'react';
import {
  adminGetRecruiterStats,
  adminListRecruiters,
  type RecruiterRow,
} from '#contract/companies/recruiter-review.ts';
import { APPROVAL_STATUSES, type ApprovalStatus } from '#contract/core/roles.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import { ApproveDialog, RejectDialog } from '#web/features/companies/review/decision-dialogs.tsx';
import { reviewWords } from '#web/features/companies/review/review-failure.ts';
import { ReviewModal } from '#web/features/companies/review/review-modal.tsx';
import { countOf, FILTERS, situationOf } from '#web/features/companies/review/review-words.ts';
import { useReview } from '#web/features/companies/review/use-review.ts';
import { PendingChanges } from '#web/features/companies/review-list/pending-changes.tsx';
import { NoRecruiters, RecruitersTable } from '#web/features/companies/review-list/recruiters-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LastingPager } from '#web/ui/display/pager.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { RecruiterClaim } from './recruiter-claim.tsx';
import classes from './recruiters-screen.module.css';

export const meta = () => [{ title: 'Recruiter Management | Medallist' }];

const Search = {
  status: param.oneOf(APPROVAL_STATUSES),
  search: param.text,
  change: param.oneOf(['PENDING']),
  page: param.page,
};

interface Asked {
  action: 'approve' | 'reject';
  recruiter: RecruiterRow;
}

export default function RecruitersScreen() {
  const [search, change] = useSearch(Search);
  const [asked, setAsked] = useState<Asked | null>(null);
  const review = useReview();
  const stats = useEndpoint(adminGetRecruiterStats, {}).data;
  const recruiters = useEndpoint(adminListRecruiters, { query: search }, { keepPrevious: true });
  const filter: ApprovalStatus | 'ALL' = search.status ?? 'ALL';
  const Ask = asked?.action === 'approve' ? ApproveDialog : RejectDialog;
  return (
    <ListScreen
      title="Recruiter Management"
      lead={stats && situationOf(stats)}
      filters={
        <>
          <FilterRow>
            <FilterChips
              label="Status"
              value={filter}
              onChange={(status) => change({ status: status === 'ALL' ? undefined : status })}
              options={FILTERS.map((value) => ({
                value,
                label: value === 'ALL' ? 'All' : APPROVAL_STATUS_BADGES[value].label,
                count: stats && countOf(stats, value),
              }))}
            />
            <SearchInput
              value={search.search}
              onChange={(text) => change({ search: text }, { replace: true })}
              placeholder="Search by name, email, or company..."
            />
          </FilterRow>
          <div className={classes.changes}>
            <PendingChanges waiting={stats?.pendingChangeCount} isFiltered={search.change === 'PENDING'} />
          </div>
        </>
      }
      heading="Recruiters"
      list={recruiters}
      failure={
        recruiters.error ? wordsOf(recruiters.error, reviewWords('Failed to load recruiters')) : undefined
      }
      expected={{ count: 8, circle: true }}
      empty={<NoRecruiters search={search} onClear={() => change({ search: '' })} />}
      onPage={(page) => change({ page })}
      pager={LastingPager}
      after={
        <>
          {asked && (
            <Ask
              recruiter={asked.recruiter}
              above={<RecruiterClaim id={asked.recruiter.id} />}
              onClose={() => setAsked(null)}
            />
          )}
          <ReviewModal
            id={review.id}
            above={review.id && <RecruiterClaim key={review.id} id={review.id} />}
            onClose={review.close}
          />
        </>
      }
    >
      {(rows) => (
        <RecruitersTable
          recruiters={rows}
          openId={review.id}
          onView={review.open}
          onApprove={(recruiter) => setAsked({ action: 'approve', recruiter })}
          onReject={(recruiter) => setAsked({ action: 'reject', recruiter })}
        />
      )}
    </ListScreen>
  );
}
