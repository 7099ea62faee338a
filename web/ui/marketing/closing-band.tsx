import type { ReactNode } from 'react';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import classes from './closing-band.module.css';

/** The dark band at the bottom of a public page. `children`: one or two links. */
export function ClosingBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.band}>
      <Rosette className={classes.rosette} />
      <div className={classes.inner}>
        <h2>{title}</h2>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
