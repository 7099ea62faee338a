import { Link } from 'react-router';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

/** Shown instead of a job that does not exist or could not be loaded. */
export function JobProblem({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const isMissing = error.status === 404;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: '/recruiter/jobs' }, { label: 'Job' }]} />
      <PageHeader title={isMissing ? 'Job not found' : 'Error Loading Job'} />
      {isMissing ? (
        <p>
          It may have been deleted. <Link to="/recruiter/jobs">Back to Jobs</Link>
        </p>
      ) : (
        <ErrorPanel message={wordsOf(error, 'Failed to load job details')} onRetry={onRetry} />
      )}
    </>
  );
}
