import { formatNumber } from '#web/lib/format/counts.ts';
import { HEIGHT, inWords, PlotFrame, pointsOf, topOf, WIDTH } from './plot-frame.tsx';
import classes from './weeks.module.css';

/** An area chart by week; its table has the same figures. */
export function WeekArea({ weeks }: { weeks: readonly { week: string; value: number }[] }) {
  const values = weeks.map(({ value }) => value);
  const top = topOf(values);
  const points = pointsOf(values, top).filter((point) => point !== null);
  // A single week is drawn as a horizontal line.
  const level = points.length === 1 ? points.map(({ y }) => ({ x: WIDTH, y })) : [];
  const line = inWords([...points, ...level]);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <PlotFrame first={first.week} last={last.week} most={formatNumber(top)}>
      <polygon className={classes.area} points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
      <polyline className={classes.line} points={line} />
    </PlotFrame>
  );
}
