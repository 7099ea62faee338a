import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { listSavedJobs, type SavedJob } from '#contract/saved-jobs.ts';
import { SettingsTabs } from '#web/features/account/settings-tabs.tsx';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { SaveJobButton, useStayingJobs } from '#web/features/jobs/save-job-button.tsx';
import { SavedSearches } from '#web/features/saved-searches/saved-searches.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from '#web/ui/display/card-list.module.css';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Saved | Medallist' }];

export default function SavedScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: '/jobs' }, { label: 'Saved' }]} />
      <PageHeader title="Saved" />
      <SettingsTabs
        wide
        tabs={[
          { value: 'jobs', label: 'Saved jobs', content: <SavedJobs /> },
          { value: 'searches', label: 'Saved searches', content: <SavedSearches /> },
        ]}
      />
    </>
  );
}

const Search = { page: param.page };

function SavedJobs() {
  const [query, change] = useSearch(Search);
  const saved = useEndpoint(listSavedJobs, { query });
  if (saved.error && !saved.data) {
    return <LoadFailure reading={saved} />;
  }
  if (!saved.data) return <LoadingRows />;
  return (
    <>
      <Rows key={query.page} jobs={saved.data.content} />
      <Pager page={saved.data} onChange={(page) => change({ page })} bordered={false} />
    </>
  );
}

function Rows({ jobs }: { jobs: readonly SavedJob[] }) {
  const { rows, touch } = useStayingJobs(jobs);
  if (rows.length === 0) return <NoJobs />;
  return (
    <div className={classes.list}>
      {rows.map(({ job, isSaved }) => (
        <JobCard
          key={job.id}
          job={job}
          {...(job.isOpen ? { to: `/jobs/${job.id}` } : {})}
          badge={<Standing job={job} />}
          corner={<SaveJobButton compact job={job} isSaved={isSaved} onChange={(is) => touch(job.id, is)} />}
        />
      ))}
    </div>
  );
}

function Standing({ job: { isOpen, myStatus, myEnding } }: { job: SavedJob }) {
  return (
    <>
      {myStatus && <ApplicationBadge status={myStatus} ending={myEnding} viewer="candidate" />}
      {!isOpen && <StatusBadge>Closed</StatusBadge>}
    </>
  );
}

function NoJobs() {
  return (
    <Card flush>
      <VisuallyHidden component="h2">Saved jobs</VisuallyHidden>
      <EmptyState
        title="No saved jobs yet"
        action={
          <Button component={Link} to="/jobs">
            Browse jobs
          </Button>
        }
      >
        The bookmark on a job keeps it here, also when you are on another device.
      </EmptyState>
    </Card>
  );
}
