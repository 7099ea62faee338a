import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './card.module.css';

interface CardProps {
  /** Section heading, an h2. */
  title?: ReactNode;
  /** Right of the title: a link, a button or a status. */
  action?: ReactNode;
  /** No padding: for rows, tables and lists that reach the edges. */
  flush?: boolean;
  /** Open or dragged. */
  lifted?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A white surface with a thin border. */
export function Card({ title, action, flush = false, lifted = false, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section
      className={`${classes.card} ${lifted ? classes.lifted : ''} ${className}`}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      )}
      {flush ? children : <div className={classes.body}>{children}</div>}
    </section>
  );
}
