import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** A list without rows. */
export function NoApplications({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const action = isFiltered && (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState title="No applications found" action={action}>
      {isFiltered
        ? 'Nothing matches these filters.'
        : 'Applications are listed here once candidates apply or are asked.'}
    </EmptyState>
  );
}
