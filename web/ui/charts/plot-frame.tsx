import type { ReactNode } from 'react';
import { formatDay } from '#web/lib/format/dates.ts';
import classes from './weeks.module.css';

export const WIDTH = 600;
export const HEIGHT = 120;

interface Point {
  x: number;
  y: number;
}

/** The value of the top grid line: the highest value, and at least 1 so that there is a scale. */
export const topOf = (values: readonly number[]) => Math.max(1, ...values);

/** The y position of a share of the top; below the edge, so that the highest line is not clipped. */
const heightOf = (share: number) => round(HEIGHT - share * (HEIGHT - 4));

const round = (value: number) => Math.round(value * 10) / 10;

/** The points of the values, evenly spaced. */
export function pointsOf(values: readonly (number | null)[], top: number): (Point | null)[] {
  const step = WIDTH / Math.max(1, values.length - 1);
  return values.map((value, index) =>
    value === null ? null : { x: round(index * step), y: heightOf(value / top) },
  );
}

/** The segments between gaps. */
export function stretchesOf(points: readonly (Point | null)[]): Point[][] {
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  for (const point of points) {
    if (!point) {
      open = undefined;
    } else if (open) {
      open.push(point);
    } else {
      open = [point];
      stretches.push(open);
    }
  }
  return stretches;
}

export const inWords = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

interface PlotFrameProps {
  first: string;
  last: string;
  /** The label of the top grid line: the highest value. */
  most: string;
  children: ReactNode;
}

/**
 * The frame of a chart of weeks: a grid of three lines, its scale on the left, the first and last day below.
 */
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
