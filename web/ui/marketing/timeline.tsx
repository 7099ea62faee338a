import classes from './timeline.module.css';

export interface TimelineStep {
  when: string;
  title: string;
  text: string;
}

/** A timeline: horizontal, and vertical on narrow screens. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={classes.timeline}>
      {steps.map(({ when, title, text }) => (
        <li key={title}>
          <span className={classes.when}>{when}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
