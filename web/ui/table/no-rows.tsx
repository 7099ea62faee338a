import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

interface NoRowsProps {
  /** `No invoices found` */
  title: string;
  isFiltered: boolean;
  onClear: () => void;
  /** Shown without filters: what will be listed here. */
  children: ReactNode;
}

/** Shown instead of an empty list; with filters it offers to clear them. */
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
