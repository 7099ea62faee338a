import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

interface NoJobsProps {
  heading?: 'h2' | 'h3';
  isFiltered: boolean;
  onClear: () => void;
}

/** Shown on an empty board: no job matches the filters, or none is open. */
export function NoJobs({ heading, isFiltered, onClear }: NoJobsProps) {
  return (
    <EmptyState
      title="No jobs found"
      {...(heading && { heading })}
      action={
        isFiltered && (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    >
      {isFiltered
        ? 'Your search and filters leave nothing over.'
        : 'New jobs appear here as companies publish them.'}
    </EmptyState>
  );
}
