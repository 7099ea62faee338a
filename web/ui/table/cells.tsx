import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import classes from './data-table.module.css';

interface PersonCellProps {
  name: string;
  src?: string | null | undefined;
  size?: number;
  /** The name as a link; by default plain text. */
  title?: ReactNode;
  /** Next to the name. */
  mark?: ReactNode;
  /** Whether text that is too long for the column is truncated, unless rows are cards. */
  isCut?: boolean;
  /** Below the name. */
  children: ReactNode;
}

/** A person: picture, name, and one more line. */
export function PersonCell({ name, src, size, title, mark, isCut = false, children }: PersonCellProps) {
  return (
    <div className={classes.person} data-cut={isCut || undefined}>
      <Avatar name={name} src={src} {...(size && { size })} />
      <div>
        <p className={classes.name} title={isCut ? name : undefined}>
          {title ?? <span>{name}</span>} {mark}
        </p>
        <p className="small muted" title={typeof children === 'string' ? children : undefined}>
          {children}
        </p>
      </div>
    </div>
  );
}

/** The title of a row as a link: to a page, or to something that opens here. */
export function RowTitle({
  children,
  label,
  ...way
}: {
  children: ReactNode;
  /** The accessible name, if the row says more than its title; it must contain the visible text. */
  label?: string;
} & ({ to: string } | { onOpen: () => void })) {
  if ('to' in way) {
    return (
      <Link to={way.to} className={classes.title} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={classes.title} aria-label={label} onClick={way.onOpen}>
      {children}
    </button>
  );
}
