import type { JobDay } from '#contract/jobs/days.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import classes from './job-days.module.css';

interface Series {
  label: string;
  read: (day: JobDay) => number;
}

interface DayBarsProps {
  title: string;
  days: readonly JobDay[];
  /** The lower and the upper part of each bar. */
  series: readonly [Series, Series];
}

const HEIGHT = 100;
const WIDTH = 10;
const GAP = 2;

/** A bar a day in two tones; the table beside it says the same. */
export function DayBars({ title, days, series: [lower, upper] }: DayBarsProps) {
  const most = Math.max(1, ...days.map((day) => lower.read(day) + upper.read(day)));
  const total = (one: Series) => formatNumber(days.reduce((sum, day) => sum + one.read(day), 0));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={classes.bars}>
      <figcaption className={classes.legend}>
        <span className="strong">{title}</span>
        <span>
          <i className={`${classes.key} ${classes.lower}`} aria-hidden="true" />
          {lower.label} <span className="num">{total(lower)}</span>
        </span>
        <span>
          <i className={`${classes.key} ${classes.upper}`} aria-hidden="true" />
          {upper.label} <span className="num">{total(upper)}</span>
        </span>
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, place) => {
          const [below, above] = [lower, upper].map((one) => (one.read(day) / most) * HEIGHT) as [
            number,
            number,
          ];
          const at = { x: place * WIDTH + GAP / 2, width: WIDTH - GAP };
          return (
            <g key={day.day}>
              <rect className={classes.lower} {...at} y={HEIGHT - below} height={below} />
              <rect className={classes.upper} {...at} y={HEIGHT - below - above} height={above} />
            </g>
          );
        })}
      </svg>
      {first && last && (
        <p className={`${classes.ends} meta muted num`}>
          <span>{formatDay(first.day)}</span>
          <span>at most {formatNumber(most)} a day</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
    </figure>
  );
}
