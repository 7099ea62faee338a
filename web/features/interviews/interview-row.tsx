import type { CSSProperties, ReactNode } from 'react';
import classes from './interview-row.module.css';

interface InterviewRowProps {
  /** The id that gets the focus when a dialog is closed whose opener is gone. */
  id?: string;
  /** A company's tile, or the time. */
  lead: ReactNode;
  /** Width of the lead in pixels. */
  leadWidth?: number;
  title: string;
  /** h2 if the list has no heading of its own. */
  heading?: 'h2' | 'h3';
  /** Facts in one line; empty ones are left out. */
  meta: readonly (string | null | undefined | false)[];
  badges: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  /** Below the row: a form that has to be filled in immediately. */
  children?: ReactNode;
}

/** One interview in a list. */
export function InterviewRow(props: InterviewRowProps) {
  const { id, lead, leadWidth, title, heading: Title = 'h3', meta, badges, aside, actions, children } = props;
  const style = leadWidth ? { '--lead': `${leadWidth}px`, '--lead-phone': `${leadWidth}px` } : {};
  return (
    <article className={classes.card} data-interview={id} style={style as CSSProperties}>
      <div className={classes.head}>
        {lead}
        <div>
          <Title className={classes.title}>{title}</Title>
          <p className={classes.meta}>
            {meta.filter(Boolean).map((fact) => (
              <span key={String(fact)}>{fact}</span>
            ))}
          </p>
          <div className={classes.badges}>{badges}</div>
        </div>
        <div className={classes.aside}>{aside}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {children && <div className={classes.more}>{children}</div>}
    </article>
  );
}
