import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import classes from './data-table.module.css';

interface PersonCellProps {
  name: string;
  src?: string | null | undefined;
  size?: number;
  /** The name, dressed; without it the name as it is. */
  title?: ReactNode;
  /** Under the name. */
  children: ReactNode;
}

/** A person: face, name, and one line more. */
export function PersonCell({ name, src, size, title, children }: PersonCellProps) {
  return (
    <div className={classes.person}>
      <Avatar name={name} src={src} {...(size && { size })} />
      <div>
        {title ?? <p className="strong">{name}</p>}
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
