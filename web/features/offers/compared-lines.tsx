import type { ComparedLine } from '#contract/offers/comparison.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import classes from './offer-terms.module.css';

interface ComparedLinesProps {
  title: string;
  /** The heading of the left column: `Stated`, or `Before`. */
  earlier: string;
  /** The heading of the right column. */
  later: string;
  lines: readonly ComparedLine[];
}

/** Two sets of terms side by side; differences are labelled. */
export function ComparedLines({ title, earlier, later, lines }: ComparedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={classes.lines}>
      <h3>{title}</h3>
      <ul className={classes.lines}>
        {lines.map(({ label, stated, offered, difference }) => (
          <li key={label} className={classes.line}>
            <span className="small muted">{label}</span>
            <span className="num">
              {stated && `${earlier} ${nonBreaking(stated)}, ${later} `}
              <span className="strong">{nonBreaking(offered)}</span>
            </span>
            <span className={`small num ${difference ? classes.differs : 'muted'}`}>
              {difference ? nonBreaking(difference) : 'As stated'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
