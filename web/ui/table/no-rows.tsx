import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

interface NoRowsProps {
  /** `No invoices found` */
  title: string;
  isFiltered: boolean;
  /** Takes the filters away. */
  onClear: () => void;
  /** What will be here, of a list without filters. */
  children: ReactNode;
}

/** In place of a list without rows: its filters may be why. */
export function NoRows({ title, isFiltered, onClear, children }: NoRowsProps) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState title={title} action={isFiltered && clear}>
      {isFiltered ? 'Nothing matches these filters.' : children}
    </EmptyState>
  );
}
