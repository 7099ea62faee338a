import { Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type listMatchedJobs, MATCHED_JOB_SORT_LABELS } from '#contract/jobs/matched-jobs.ts';
import {
  type ChangeSearch,
  filterOf,
  isFiltered,
  MatchedSearch,
  NO_FILTERS,
} from '#web/features/jobs/board/board-search.ts';
import { NoJobs } from '#web/features/jobs/board/no-jobs.tsx';
import { JobsToolbar, MatchedList } from '#web/features/jobs/matched-list.tsx';
import { SaveJobButton } from '#web/features/jobs/save-job-button.tsx';
import { SaveSearchButton } from '#web/features/saved-searches/save-search-button.tsx';
import { readSearch, writeSearch } from '#web/lib/address/use-search.ts';
import type { useEndpoint } from '#web/lib/api/query.ts';
import { countFound } from '#web/lib/format/counts.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconBookmarks } from '#web/ui/icons/acts.ts';
import { IconFileText } from '#web/ui/icons/papers.ts';
import { ACT } from '#web/ui/overlays/use-act-address.ts';
import classes from './matched-jobs.module.css';

/** The search of the board, also while one of its jobs is open: a changed search leads back to the list. */
export function useMatchedSearch(jobId: string | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = withoutAct(params);
  const search = readSearch(MatchedSearch, params);
  const change: ChangeSearch = (changes, { replace } = { replace: false }) => {
    const next = writeSearch(MatchedSearch, params, changes).toString();
    void navigate(addressOf('/jobs', next), { replace: replace && !jobId, preventScrollReset: true });
  };
  return {
    search,
    change,
    address: addressOf('/jobs', query),
    toJob: (id: string) => addressOf(`/jobs/${id}`, query),
  };
}

/** The address without the parameter of a dialog over the board. */
function withoutAct(params: URLSearchParams): string {
  const bare = new URLSearchParams(params);
  bare.delete(ACT);
  return bare.toString();
}

function addressOf(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

export type Board = ReturnType<typeof useMatchedSearch> & {
  jobs: ReturnType<typeof useEndpoint<typeof listMatchedJobs>>;
  shownId: string | undefined;
  onFilter: () => void;
};

/** `38 open jobs`, once it is known. */
export function foundIn(jobs: Board['jobs']['data']): string | undefined {
  return jobs && countFound(jobs, 'open job');
}

/** The header of the board: the number of jobs, the sort order, and the filters. */
export function BoardHead({ board: { jobs, search, change, onFilter } }: { board: Board }) {
  const found = foundIn(jobs.data);
  const order = MATCHED_JOB_SORT_LABELS[search.sort].toLowerCase();
  return (
    <>
      <PageHeader
        title="Jobs"
        isOneRow
        lead={<span role="status">{`${found ?? 'Open jobs'}, ${order}.`}</span>}
        actions={
          <>
            <SaveSearchButton filter={filterOf(search)} isIconOnPhone isDialogAbove />
            <Button
              component={Link}
              to="/jobs/saved"
              variant="default"
              data-icon-on-phone
              leftSection={<IconBookmarks size={18} stroke={1.6} aria-hidden="true" />}
            >
              Saved
            </Button>
            <Button
              component={Link}
              to="/applications"
              variant="default"
              className="mobile-only"
              data-icon-on-phone
              leftSection={<IconFileText size={18} stroke={1.6} aria-hidden="true" />}
            >
              Applications
            </Button>
          </>
        }
      />
      <JobsToolbar search={search} change={change} onFilter={onFilter} />
    </>
  );
}

export function BoardRows({ board, isBeside }: { board: Board; isBeside: boolean }) {
  const { jobs, search, change, toJob, shownId } = board;
  if (jobs.error && !jobs.data) {
    return <LoadFailure reading={jobs} />;
  }
  if (!jobs.data) return <LoadingRows count={8} />;
  if (jobs.data.totalElements === 0) {
    return <NoJobs heading="h2" isFiltered={isFiltered(search)} onClear={() => change(NO_FILTERS)} />;
  }
  return (
    <div className={jobs.isPlaceholderData ? classes.stale : undefined}>
      <MatchedList
        jobs={jobs.data.content}
        shownId={shownId}
        isBeside={isBeside}
        toOf={(job) => toJob(job.id)}
        actionsOf={(job, tabIndex) => (
          <SaveJobButton compact job={job} isSaved={job.isSaved} tabIndex={tabIndex} />
        )}
      />
      <Pager page={jobs.data} onChange={(page) => change({ page })} />
    </div>
  );
}
