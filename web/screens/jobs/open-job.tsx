import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { ApplyBox } from '#web/features/applications/candidate/apply-box.tsx';
import { type Closed, useOpenJob } from '#web/features/jobs/board/use-open-job.ts';
import { JobDetail } from '#web/features/jobs/job-detail.tsx';
import { SaveJobButton } from '#web/features/jobs/save-job-button.tsx';
import { JobReport } from '#web/features/reports/job-report.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';

interface OpenJobProps {
  jobId: string;
  /** True if its own address was opened, not that of the list. */
  isAskedFor: boolean;
  /** A page of its own instead of a pane beside the list. */
  isPage: boolean;
}

/** A job with everything that a candidate can do about it. */
export function OpenJob({ jobId, isAskedFor, isPage }: OpenJobProps) {
  const { job, closed, pageTitle } = useOpenJob(jobId, { isAskedFor });
  const isShown = job.data && !job.error?.status;
  return (
    <>
      {isAskedFor && <title>{pageTitle}</title>}
      {isAskedFor && !isPage && (
        <VisuallyHidden role="status">
          {job.data && `${job.data.title} is shown beside the list.`}
        </VisuallyHidden>
      )}
      {isShown ? (
        <JobDetail
          job={job.data}
          isPage={isPage}
          apply={<ApplyBox id={job.data.id} myApplication={job.data.myApplication} />}
          actions={<SaveJobButton job={job.data} isSaved={job.data.isSaved} />}
          foot={<JobReport key={job.data.id} job={job.data} />}
        />
      ) : job.error ? (
        <Problem error={job.error} closed={closed} isPage={isPage} onRetry={() => void job.refetch()} />
      ) : (
        <LoadingText lines={10} />
      )}
    </>
  );
}

interface ProblemProps {
  error: ApiError;
  closed: Closed | undefined;
  isPage: boolean;
  onRetry: () => void;
}

function Problem({ error, closed, isPage, onRetry }: ProblemProps) {
  const Title = isPage ? 'h1' : 'h2';
  if (!closed && error.status !== 404) {
    return (
      <>
        {isPage && <Title>Job</Title>}
        <ErrorPanel title="The job could not be loaded" message={error.message} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <Title>{closed ? closed.title : 'Job not found'}</Title>
      <p className="muted">
        {closed ? `This job at ${closed.companyName} is no longer open.` : 'It may have been taken down.'}{' '}
        <Link to="/jobs">See open jobs</Link>
      </p>
    </>
  );
}
