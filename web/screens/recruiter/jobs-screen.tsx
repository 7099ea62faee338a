import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { JOB_STATUS_BADGES, JOB_STATUSES } from '#contract/labels/jobs.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { JobsTable } from '#web/features/jobs/jobs-table.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { mine } from '#web/ui/filters/mine.ts';
import { MineFilter } from '#web/ui/filters/mine-filter.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { IconPlus } from '#web/ui/icons/controls.ts';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Jobs | Medallist' }];

const Search = {
  status: param.oneOf(JOB_STATUSES),
  search: param.text,
  mine,
  page: param.page,
};

const wordsOf = ({ status, search, mine }: Values<typeof Search>) =>
  [status && JOB_STATUS_BADGES[status].label, search && `“${search}”`, mine === 'true' && 'Mine'].filter(
    Boolean,
  );

export default function JobsScreen() {
  const [search, change] = useSearch(Search);
  const role = useMemberRole();
  const jobs = useEndpoint(listOwnJobs, { query: search }, { keepPrevious: true });
  const counts = jobs.data?.counts;
  const isFiltered = search.status !== undefined || search.search !== '' || search.mine === 'true';
  const create = canWriteJobs(role) && (
    <Button
      component={Link}
      to="/recruiter/jobs/create"
      leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
    >
      Create Job
    </Button>
  );
  return (
    <ListScreen
      hasCrumb
      title="Jobs"
      lead={counts ? `${count(counts.PUBLISHED, 'job')} published, ${counts.DRAFT} in draft.` : undefined}
      actions={
        <>
          <MineFilter value={search.mine} onChange={(mine) => change({ mine })} />
          {create}
        </>
      }
      filters={
        <FilterRow searchWidth={280}>
          <StatusChips
            label="Status"
            statuses={JOB_STATUSES}
            labelOf={(value) => JOB_STATUS_BADGES[value].label}
            counts={counts}
            value={search.status}
            onChange={(status) => change({ status })}
          />
          <SearchInput
            value={search.search}
            onChange={(text) => change({ search: text }, { replace: true })}
            placeholder="Search jobs"
          />
        </FilterRow>
      }
      heading="Your jobs"
      list={jobs}
      expected={{ count: 6 }}
      empty={
        isFiltered ? (
          <EmptyState
            title="No jobs found"
            action={
              <Button
                variant="default"
                onClick={() => change({ status: undefined, search: '', mine: 'false' })}
              >
                Clear filters
              </Button>
            }
          >
            Nothing matches {wordsOf(search).join(' and ')}.
          </EmptyState>
        ) : (
          <EmptyState title="No jobs yet. Posting is free." action={create}>
            Describe the role once; candidates are scored against it from then on.
          </EmptyState>
        )
      }
      onPage={(page) => change({ page })}
    >
      {(rows) => <JobsTable jobs={rows} role={role} />}
    </ListScreen>
  );
}
