import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A summary in one line, preferably with numbers. */
  lead?: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  actions?: ReactNode;
  /** On a phone the actions are icons (`data-icon-on-phone`) and stay beside the title. */
  isOneRow?: boolean;
}

/** The header of every screen inside the product, with its only h1. */
export function PageHeader({ title, lead, badge, actions, isOneRow = false }: PageHeaderProps) {
  return (
    <div className={classes.header} data-one-row={isOneRow}>
      <div>
        <div className={classes.title}>
          <h1>{title}</h1>
          {badge}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
