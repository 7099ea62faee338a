import { VisuallyHidden } from '@mantine/core';
import { type Step, stepsOf } from '#contract/applications/thread.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { IconCheck, IconX } from '#web/ui/icons/controls.ts';
import classes from './step-line.module.css';

const STATES: Readonly<Record<Step['state'], string>> = {
  done: 'done',
  current: 'now',
  ahead: 'to come',
  ended: 'ended here',
};

/** The way of an application, from its start to a hire. */
export function StepLine({ application }: { application: Parameters<typeof stepsOf>[0] }) {
  return (
    <ol className={classes.line} aria-label="Steps">
      {stepsOf(application).map(({ label, state, at }) => (
        <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' && <IconCheck size={12} stroke={2.6} />}
            {state === 'ended' && <IconX size={12} stroke={2.6} />}
          </span>
          <span className={classes.label}>
            {label}
            <VisuallyHidden>, {STATES[state]}</VisuallyHidden>
          </span>
          {at && <span className={classes.at}>{formatDay(at).replace(/ \d{4}$/, '')}</span>}
        </li>
      ))}
    </ol>
  );
}
