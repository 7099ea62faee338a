import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** A list without rows. */
export function NoCandidates({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const action = isFiltered && (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState title="No candidates found" action={action}>
      {isFiltered ? 'Nothing matches these filters.' : 'Candidates are listed here once they sign up.'}
    </EmptyState>
  );
}
