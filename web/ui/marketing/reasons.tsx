import classes from './reasons.module.css';

export type Reason = readonly [title: string, text: string];

/** Headings with a sentence each, in two columns. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className={classes.reasons}>
      {reasons.map(([title, text]) => (
        <div key={title} className={classes.reason}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
