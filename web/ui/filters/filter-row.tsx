import type { CSSProperties, ReactNode } from 'react';
import classes from './filter-row.module.css';

interface FilterRowProps {
  /** Pixels that the search at the end has at most. */
  searchWidth?: number;
  children: ReactNode;
}

/** Above a list: chips first, the search at the end, and between them what narrows it further. */
export function FilterRow({ searchWidth = 324, children }: FilterRowProps) {
  return (
    <div className={classes.filters} style={{ '--search-width': `${searchWidth}px` } as CSSProperties}>
      {children}
    </div>
  );
}
