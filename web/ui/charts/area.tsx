import { formatDay } from '#web/lib/format.ts';
import classes from './area.module.css';
import { HEIGHT, inWords, pointsOf, WIDTH } from './plot.ts';

/** How many in each week, as an area; its table says the same. */
export function WeekArea({ weeks }: { weeks: readonly { week: string; value: number }[] }) {
  const most = Math.max(0, ...weeks.map(({ value }) => value));
  const points = pointsOf(
    weeks.map(({ value }) => value),
    most,
  ).filter((point) => point !== null);
  // A single week is drawn as a level.
  const level = points.length === 1 ? points.map(({ y }) => ({ x: WIDTH, y })) : [];
  const line = inWords([...points, ...level]);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <div>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon className={classes.area} points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline className={classes.line} points={line} />
      </svg>
      <p className={`${classes.ends} meta muted num`}>
        <span>{formatDay(first.week)}</span>
        <span>at most {most} a week</span>
        <span>{formatDay(last.week)}</span>
      </p>
    </div>
  );
}
