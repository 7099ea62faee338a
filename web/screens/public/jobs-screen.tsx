import '#web/ui/theme/app-styles.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import * as z from 'zod';
import { listJobs } from '#contract/jobs/public-jobs.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { count } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import cards from '../card-list.module.css';
import classes from './jobs-screen.module.css';

export const meta = () =>
  pageMeta({
    title: 'Jobs',
    description: 'Open jobs for graduates of India’s elite technical institutes, with pay and place named.',
    path: '/jobs',
  });

const Search = z.object({
  search: z.string().default(''),
  page: z.coerce.number().int().min(0).default(0),
});

export default function JobsScreen() {
  const [search, change] = useSearch(Search);
  const jobs = useEndpoint(listJobs, { query: search }, { keepPrevious: true });
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <h1>Jobs</h1>
      <p className={classes.lead}>
        {jobs.data
          ? `${count(jobs.data.totalElements, 'open job')}, newest first.`
          : 'Open jobs, newest first.'}
      </p>
      <div className={classes.search}>
        <SearchInput
          value={search.search}
          onChange={(text) => change({ search: text }, { replace: true })}
          placeholder="Title, company, city or skill"
        />
      </div>
      {jobs.error && <ErrorPanel message={jobs.error.message} onRetry={() => jobs.refetch()} />}
      {jobs.isPending && <LoadingRows />}
      {jobs.data?.totalElements === 0 && (
        <Card flush>
          <VisuallyHidden component="h2">Results</VisuallyHidden>
          <EmptyState
            title="No jobs found"
            action={
              search.search && (
                <Button variant="default" onClick={() => change({ search: '' })}>
                  Clear search
                </Button>
              )
            }
          >
            {search.search
              ? `Nothing matches “${search.search}”.`
              : 'New jobs appear here as companies publish them.'}
          </EmptyState>
        </Card>
      )}
      <div className={cards.list}>
        {jobs.data?.content.map((job) => (
          <JobCard key={job.id} job={job} to={`/jobs/${job.id}`} />
        ))}
      </div>
      {jobs.data && <Pager page={jobs.data} onChange={(page) => change({ page })} bordered={false} />}
    </main>
  );
}
