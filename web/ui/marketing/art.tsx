import type { ReactNode } from 'react';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import classes from './art.module.css';

interface ArtProps {
  /** The card in front of the rosette. */
  children: ReactNode;
  /** A second, small card that overlaps the first; not on phones. */
  aside?: ReactNode;
}

/** A picture of the product: nothing in it can be used, so it is hidden from screen readers. */
export function Art({ children, aside }: ArtProps) {
  return (
    <div className={classes.art} aria-hidden="true">
      <Rosette className={classes.rosette} />
      <div className={classes.card}>{children}</div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
