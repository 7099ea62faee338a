import classes from './steps.module.css';

export type Step = readonly [title: string, text: string];

/** Numbered steps divided by thin lines. */
export function Steps({ steps, onPanel = false }: { steps: readonly Step[]; onPanel?: boolean }) {
  return (
    <ol className={`${classes.steps} ${onPanel ? classes.onPanel : ''}`}>
      {steps.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
