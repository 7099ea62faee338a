import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import classes from './data-table.module.css';

interface PersonCellProps {
  name: string;
  src?: string | null | undefined;
  size?: number;
  /** The name as a way to more; without it the name as it is. */
  title?: ReactNode;
  /** Stands beside the name. */
  mark?: ReactNode;
  /** Whether what is too long for the column is cut, unless rows are cards. */
  isCut?: boolean;
  /** Under the name. */
  children: ReactNode;
}

/** A person: face, name, and one line more. */
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

/** What a row is about, and the way to it: a page, or something that opens here. */
export function RowTitle({
  children,
  label,
  ...way
}: {
  children: ReactNode;
  /** What is heard instead, where the row says more than its name; it contains what is seen. */
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
