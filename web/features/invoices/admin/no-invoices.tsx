import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** A list without rows. */
export function NoInvoices({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const action = isFiltered && (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState title="No invoices found" action={action}>
      {isFiltered ? 'Nothing matches these filters.' : 'Each confirmed hire has its invoice here.'}
    </EmptyState>
  );
}
