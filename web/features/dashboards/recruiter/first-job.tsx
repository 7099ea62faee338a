import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** All a new company has to do. */
export function FirstJob() {
  return (
    <Card flush>
      <EmptyState
        title="Post your first job"
        action={
          <Button component={Link} to="/recruiter/jobs/create">
            Create Job
          </Button>
        }
      >
        Posting is free. Candidates can apply at once, and the search ranks them for the job.
      </EmptyState>
    </Card>
  );
}
