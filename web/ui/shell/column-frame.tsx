import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/brand/logo.tsx';
import classes from './column-frame.module.css';

interface ColumnFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title. */
  art?: ReactNode;
  /** Width of the column in pixels. */
  width?: number;
  children?: ReactNode;
}

/** A page with a single task: the logo, and a narrow centred column. */
export function ColumnFrame({ title, lead, art, width = 392, children }: ColumnFrameProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.head}>
        <Link to="/" aria-label="Medallist, home">
          <Logo />
        </Link>
      </header>
      <main id="main" className={classes.column} style={{ '--width': `${width}px` } as CSSProperties}>
        {art}
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children && <div className={classes.content}>{children}</div>}
      </main>
    </div>
  );
}
