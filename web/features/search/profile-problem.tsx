import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';

interface ProfileProblemProps {
  error: ApiError;
  /** The address of the list of candidates. */
  list: string;
  onRetry: () => void;
}

/** Shown instead of a candidate who is not visible or could not be loaded. */
export function ProfileProblem({ error, list, onRetry }: ProfileProblemProps) {
  if (error.status !== 404) return <ErrorPanel message={error.message} onRetry={onRetry} />;
  return (
    <>
      <PageHeader title="Candidate not found" lead="They may have hidden their profile or left Medallist." />
      <Button component={Link} to={list} variant="default">
        Back to Candidates
      </Button>
    </>
  );
}
