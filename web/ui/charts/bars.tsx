import classes from './bars.module.css';

export interface Bar {
  label: string;
  value: number;
  /** The label at its end. */
  figure: string;
  note?: string | undefined;
  /** For hires: the bar is gold. */
  earned?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** The value of the full width, if it is not the highest. */
  most?: number;
}

/** A bar chart; the longest bar has the full width. */
export function Bars({ bars, most = Math.max(1, ...bars.map(({ value }) => value)) }: BarsProps) {
  return (
    <ul className={classes.bars}>
      {bars.map(({ label, value, figure, note, earned = false }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={classes.bar} aria-hidden="true">
            <i data-earned={earned || undefined} style={{ width: `${(value / most) * 100}%` }} />
          </span>
          <span className="num">
            {figure} {note && <span className="muted">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
