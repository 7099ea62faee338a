import type { ReactNode } from 'react';
import { formatDay } from '#web/lib/format/dates.ts';
import { HEIGHT, heightOf, WIDTH } from './plot.ts';
import classes from './weeks.module.css';

interface PlotFrameProps {
  first: string;
  last: string;
  /** The highest value, as it is said at the upper line of the grid. */
  most: string;
  children: ReactNode;
}

/** What weeks are drawn in: a grid of three hairlines, its scale at the left, the first and last day below. */
export function PlotFrame({ first, last, most, children }: PlotFrameProps) {
  return (
    <div className={classes.plot}>
      <p className={`${classes.scale} meta muted num`} aria-hidden="true">
        <span>{most}</span>
        <span>0</span>
      </p>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} className={classes.grid} x2={WIDTH} y1={heightOf(share)} y2={heightOf(share)} />
        ))}
        {children}
      </svg>
      <p className={`${classes.days} meta muted num`}>
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </p>
    </div>
  );
}
