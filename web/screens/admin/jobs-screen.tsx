import { Button } from '@mantine/core';
import { useState } from 'react';
import { ADMIN_JOB_SORTS, type AdminJobRow, adminListJobs } from '#contract/jobs/admin-jobs.ts';
import { JOB_STATUS_BADGES, JOB_STATUSES } from '#contract/labels/jobs.ts';
import { AdminJobPanel } from '#web/features/jobs/admin/admin-job-panel.tsx';
import { AdminJobsTable } from '#web/features/jobs/admin/admin-jobs-table.tsx';
import type { TakeDownAction } from '#web/features/jobs/admin/take-down-dialog.tsx';
import { TakeDownDialog } from '#web/features/jobs/admin/take-down-dialog.tsx';
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

export const meta = () => [{ title: 'Jobs | Medallist' }];

const Search = {
  status: param.oneOf(JOB_STATUSES),
  search: param.text,
  sort: param.oneOf(ADMIN_JOB_SORTS, 'newest'),
  page: param.page,
  job: param.id,
};

export default function JobsScreen() {
  const [{ job, ...query }, change] = useSearch(Search);
  const [asked, setAsked] = useState<{
    action: TakeDownAction;
    job: Pick<AdminJobRow, 'id' | 'title' | 'company'>;
  } | null>(null);
  const leave = useLeaveDialog();
  const jobs = useEndpoint(adminListJobs, { query }, { keepPrevious: true });
  const { page } = query;
  const counts = jobs.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const open = (id: string) => change({ job: id, page }, { state: DIALOG_STEP });
  return (
    <>
      <PageHeader title="Jobs" lead={counts && `${count(counts.PUBLISHED, 'job')} on the board`} />
      <div className={classes.filters}>
        <FilterChips
          label="Status"
          value={query.status ?? 'ALL'}
          onChange={(status) => change({ status: status === 'ALL' ? undefined : status })}
          options={[
            { value: 'ALL' as const, label: 'All', count: all },
            ...JOB_STATUSES.map((value) => ({
              value,
              label: JOB_STATUS_BADGES[value].label,
              count: counts?.[value],
            })),
          ]}
        />
        <SearchInput
          value={query.search}
          onChange={(search) => change({ search }, { replace: true })}
          placeholder="Search by title or company..."
        />
      </div>
      <PagedCard
        heading="Jobs"
        list={jobs}
        expected={{ count: 8 }}
        empty={
          <NoJobs
            isFiltered={Boolean(query.status || query.search)}
            onClear={() => change({ status: undefined, search: '' })}
          />
        }
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <AdminJobsTable
            jobs={rows}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            openId={job}
            onOpen={open}
            onTakeDown={(action, row) => setAsked({ action, job: row })}
          />
        )}
      </PagedCard>
      <AdminJobPanel
        jobId={job}
        onClose={() => leave(() => change({ job: undefined, page }, { replace: true }))}
        onTakeDown={(action, row) => setAsked({ action, job: row })}
      />
      {asked && <TakeDownDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function NoJobs({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const action = isFiltered && (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState title="No jobs found" action={action}>
      {isFiltered ? 'Nothing matches these filters.' : 'Jobs are listed here once companies write them.'}
    </EmptyState>
  );
}
