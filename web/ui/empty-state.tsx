import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** What will be here. */
  title: string;
  /** One sentence on how to fill it; for filters, which are active. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** An empty list or region, left-aligned, without pictures. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
