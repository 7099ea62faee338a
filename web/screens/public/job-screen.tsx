import { Link, useParams } from 'react-router';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { ApplyBox } from '#web/features/applications/candidate/apply-box.tsx';
import { CompanyBlurb } from '#web/features/jobs/board/company-blurb.tsx';
import { FactLine } from '#web/features/jobs/board/fact-line.tsx';
import { publicFactsOf } from '#web/features/jobs/board/job-facts.ts';
import { type Closed, useOpenJob } from '#web/features/jobs/board/use-open-job.ts';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { SaveJobButton } from '#web/features/jobs/save-job-button.tsx';
import { JobReport } from '#web/features/reports/job-report.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import classes from './job-screen.module.css';

/** Empty: the title depends on the job, so the screen renders it. */
export const meta = () => [];

export default function JobScreen() {
  const { jobId = '' } = useParams();
  const { job, closed, pageTitle } = useOpenJob(jobId, { isSent: true });
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <title>{pageTitle}</title>
      {job.error && <Problem error={job.error} closed={closed} onRetry={() => job.refetch()} />}
      {!job.error && !job.data && <LoadingText lines={10} />}
      {job.data && !job.error && <Posting job={job.data} />}
    </main>
  );
}

function Posting({ job }: { job: PublicJob }) {
  return (
    <article>
      <header className={classes.head}>
        <InitialTile name={job.company.name} src={job.company.logoUrl} size={56} />
        <div>
          <p className={classes.company}>{job.company.name}</p>
          <h1>{job.title}</h1>
        </div>
      </header>
      <div className={classes.strip}>
        <FactLine facts={publicFactsOf(job)} />
      </div>
      <div className={classes.columns}>
        <JobText job={job} level={2} />
        <aside className={classes.aside} aria-label="Apply">
          <ApplyBox id={job.id} myApplication={job.myApplication} />
          <div>
            <SaveJobButton job={job} isSaved={job.isSaved} />
          </div>
          <CompanyBlurb company={job.company} />
          <JobReport job={job} />
        </aside>
      </div>
    </article>
  );
}

interface ProblemProps {
  error: ApiError;
  closed: Closed | undefined;
  onRetry: () => void;
}

function Problem({ error, closed, onRetry }: ProblemProps) {
  if (closed) {
    return (
      <>
        <p className={classes.company}>{closed.companyName}</p>
        <h1>{closed.title}</h1>
        <p className={classes.lead}>
          This job is no longer open. <Link to="/jobs">See open jobs</Link>
        </p>
      </>
    );
  }
  if (error.status === 404) {
    return (
      <>
        <h1>Job not found</h1>
        <p className={classes.lead}>
          It may have been taken down. <Link to="/jobs">See open jobs</Link>
        </p>
      </>
    );
  }
  return <ErrorPanel title="Error Loading Job" message={error.message} onRetry={onRetry} />;
}
