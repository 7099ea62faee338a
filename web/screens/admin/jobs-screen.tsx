import { useState } from 'react';
import { ADMIN_JOB_SORTS, type AdminJobRow, adminListJobs } from '#contract/jobs/admin-jobs.ts';
import { JOB_STATUS_BADGES, JOB_STATUSES } from '#contract/labels/jobs.ts';
import { AdminJobPanel } from '#web/features/jobs/admin/admin-job-panel.tsx';
import { AdminJobsTable } from '#web/features/jobs/admin/admin-jobs-table.tsx';
import type { TakeDownAction } from '#web/features/jobs/admin/take-down-dialog.tsx';
import { TakeDownDialog } from '#web/features/jobs/admin/take-down-dialog.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';

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
  const jobs = useEndpoint(adminListJobs, { query }, { keepPrevious: true });
  const { page } = query;
  const row = useOpenRow('job', page, change);
  const counts = jobs.data?.counts;
  return (
    <ListScreen
      title="Jobs"
      lead={counts && `${count(counts.PUBLISHED, 'job')} on the board`}
      filters={
        <FilterRow>
          <StatusChips
            label="Status"
            statuses={JOB_STATUSES}
            labelOf={(value) => JOB_STATUS_BADGES[value].label}
            counts={counts}
            value={query.status}
            onChange={(status) => change({ status })}
          />
          <SearchInput
            value={query.search}
            onChange={(search) => change({ search }, { replace: true })}
            placeholder="Search by title or company..."
          />
        </FilterRow>
      }
      heading="Jobs"
      list={jobs}
      expected={{ count: 8 }}
      empty={
        <NoRows
          title="No jobs found"
          isFiltered={Boolean(query.status || query.search)}
          onClear={() => change({ status: undefined, search: '' })}
        >
          Jobs are listed here once companies write them.
        </NoRows>
      }
      onPage={(next) => change({ page: next })}
      after={
        <>
          <AdminJobPanel
            jobId={job}
            onClose={row.close}
            onTakeDown={(action, row) => setAsked({ action, job: row })}
          />
          {asked && <TakeDownDialog {...asked} onClose={() => setAsked(null)} />}
        </>
      }
    >
      {(rows) => (
        <AdminJobsTable
          jobs={rows}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          openId={job}
          onOpen={row.open}
          onTakeDown={(action, row) => setAsked({ action, job: row })}
        />
      )}
    </ListScreen>
  );
}
