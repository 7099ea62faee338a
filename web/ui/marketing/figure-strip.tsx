import classes from './figure-strip.module.css';

/** Claims that start with a number, in a row divided by thin lines. */
export function FigureStrip({ label, claims }: { label: string; claims: readonly string[] }) {
  return (
    <div className={classes.band}>
      <ul className={classes.figures} aria-label={label}>
        {claims.map((claim) => {
          const end = claim.indexOf(' ');
          return (
            <li key={claim}>
              <b>{claim.slice(0, end)}</b> <span>{claim.slice(end + 1)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
