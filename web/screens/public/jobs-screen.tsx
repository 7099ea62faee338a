import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { type BoardJob, JOB_SORT_LABELS, listJobs } from '#contract/jobs/public-jobs.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { BoardFilters } from '#web/features/jobs/board/board-filters.tsx';
import { BoardSearch, filterOf, isFiltered, NO_FILTERS } from '#web/features/jobs/board/board-search.ts';
import { NoJobs } from '#web/features/jobs/board/no-jobs.tsx';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { SaveJobButton } from '#web/features/jobs/save-job-button.tsx';
import { SaveSearchButton } from '#web/features/saved-searches/save-search-button.tsx';
import { readSearch, useSearch } from '#web/lib/address/use-search.ts';
import { useSentEndpoint } from '#web/lib/api/use-sent-endpoint.ts';
import { countFound } from '#web/lib/format/counts.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { Card } from '#web/ui/display/card.tsx';
import cards from '#web/ui/display/card-list.module.css';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './jobs-screen.module.css';

export const meta = () =>
  pageMeta({
    title: 'Jobs',
    description: 'Open jobs for graduates of India’s elite technical institutes, with pay and place named.',
    path: '/jobs',
  });

/** The search that the prerendered page was built with. */
const WITHOUT_ADDRESS = readSearch(BoardSearch);

export default function JobsScreen() {
  const [asked, change] = useSearch(BoardSearch);
  const isHydrated = useHydrated();
  const search = isHydrated ? asked : WITHOUT_ADDRESS;
  const jobs = useSentEndpoint(listJobs, { query: search }, { keepPrevious: true, enabled: isHydrated });
  const found = jobs.data && countFound(jobs.data, 'open job');
  const order = JOB_SORT_LABELS[search.sort].toLowerCase();
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <h1>Jobs</h1>
      <p className={classes.lead} role="status">
        {`${found ?? 'Open jobs'}, ${order}.`}
      </p>
      <BoardFilters
        search={search}
        change={change}
        found={found}
        end={<SaveSearchButton filter={filterOf(search)} isIconOnPhone />}
      />
      <LoadFailure reading={jobs} />
      {jobs.isPending && <LoadingRows />}
      {jobs.data?.totalElements === 0 && (
        <Card flush>
          <VisuallyHidden component="h2">Results</VisuallyHidden>
          <NoJobs isFiltered={isFiltered(search)} onClear={() => change(NO_FILTERS)} />
        </Card>
      )}
      <div className={cards.list} aria-busy={jobs.isFetching}>
        {jobs.data && <Cards jobs={jobs.data.content} />}
      </div>
      {jobs.data && <Pager page={jobs.data} onChange={(page) => change({ page })} bordered={false} />}
    </main>
  );
}

/** Memoized: not rendered again when only the search changes around it, as during hydration. */
const Cards = memo(function Cards({ jobs }: { jobs: readonly BoardJob[] }) {
  return jobs.map((job) => (
    <JobCard
      key={job.id}
      job={job}
      to={`/jobs/${job.id}`}
      badge={
        job.myStatus && <ApplicationBadge status={job.myStatus} ending={job.myEnding} viewer="candidate" />
      }
      corner={<SaveJobButton compact job={job} isSaved={job.isSaved} />}
    />
  ));
});
