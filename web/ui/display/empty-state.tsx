import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** What will be listed here. */
  title: string;
  /** h2 if there is no heading between it and the page's own. */
  heading?: 'h2' | 'h3';
  /** One sentence on how to fill the list; with filters, which are active. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** The state of an empty list or region, left-aligned, without pictures. */
export function EmptyState({ title, heading: Title = 'h3', children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
