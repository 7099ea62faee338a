import classes from './bars.module.css';

export interface Bar {
  label: string;
  value: number;
  /** What stands at its end. */
  figure: string;
  note?: string | undefined;
  /** Hires: the bar is gold. */
  earned?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** What goes across the whole width, where it is not the longest. */
  most?: number;
}

/** Figures beside each other, the longest across the whole width. */
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
