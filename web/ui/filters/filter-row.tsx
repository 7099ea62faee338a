import type { CSSProperties, ReactNode } from 'react';
import classes from './filter-row.module.css';

interface FilterRowProps {
  /** The maximum width of the search at the end, in pixels. */
  searchWidth?: number;
  children: ReactNode;
}

/** The filters above a list: chips first, further filters, and the search at the end. */
export function FilterRow({ searchWidth = 324, children }: FilterRowProps) {
  return (
    <div className={classes.filters} style={{ '--search-width': `${searchWidth}px` } as CSSProperties}>
      {children}
    </div>
  );
}
