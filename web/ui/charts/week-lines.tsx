import { inWords, PlotFrame, pointsOf, stretchesOf, topOf } from './plot-frame.tsx';
import classes from './weeks.module.css';

interface WeekLinesProps {
  weeks: readonly string[];
  /** One value per week, null if there is none. */
  lines: readonly [Line, Line];
  /** Formats the highest value. */
  inWords: (value: number) => string;
}

interface Line {
  label: string;
  values: readonly (number | null)[];
}

/** Two lines over the same weeks; a week without a value is a gap. The table has the same figures. */
export function WeekLines({ weeks, lines, inWords: said }: WeekLinesProps) {
  const values = lines.flatMap((line) => line.values).filter((value) => value !== null);
  const top = topOf(values);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last || values.length === 0) return null;
  return (
    <div>
      <p className={`${classes.legend} small muted`} aria-hidden="true">
        {lines.map(({ label }, index) => (
          <span key={label} data-second={index === 1 || undefined}>
            {label}
          </span>
        ))}
      </p>
      <PlotFrame first={first} last={last} most={said(top)}>
        {lines.map((line, index) =>
          stretchesOf(pointsOf(line.values, top)).map((stretch) => (
            <polyline
              key={`${line.label} ${stretch[0]?.x}`}
              className={stretch.length === 1 ? classes.dot : classes.line}
              data-second={index === 1 || undefined}
              // A line with a single point has zero length; its round cap makes it visible.
              points={inWords(stretch.length === 1 ? [...stretch, ...stretch] : stretch)}
            />
          )),
        )}
      </PlotFrame>
    </div>
  );
}
