import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type StatusFamily =
  | 'neutral'
  | 'info'
  | 'progress'
  | 'success'
  | 'warning'
  | 'danger'
  | 'earned'
  | 'outline';

interface StatusBadgeProps {
  family?: StatusFamily;
  /** False for types, rounds and modes. */
  dot?: boolean;
  children: ReactNode;
}

/** A status as text; the colour only repeats it. */
export function StatusBadge({ family = 'neutral', dot = true, children }: StatusBadgeProps) {
  if (family === 'outline') return <span className={`${classes.badge} ${classes.outline}`}>{children}</span>;
  return (
    <span
      className={classes.badge}
      style={{ background: `var(--m-${family}-bg)`, color: `var(--m-${family}-fg)` }}
    >
      {dot && <i style={{ background: `var(--m-${family}-dot)` }} />}
      {children}
    </span>
  );
}
