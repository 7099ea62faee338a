import { useId } from 'react';
import classes from './pick-time-form.module.css';
import type { StartChoice } from './start-choices.ts';

interface StartTimesProps {
  starts: readonly StartChoice[];
  value: string | null;
  onChange: (value: string) => void;
}

/** Every start within the chosen time; what is taken says by what. Nothing where there is no choice. */
export function StartTimes({ starts, value, onChange }: StartTimesProps) {
  const name = useId();
  if (starts.length < 2) return null;
  return (
    <fieldset>
      <legend className="mantine-InputWrapper-label">Start</legend>
      <div className={classes.starts}>
        {starts.map((start) => (
          <label key={start.value} className={classes.start} title={start.conflict ?? undefined}>
            <input
              type="radio"
              name={name}
              value={start.value}
              checked={start.value === value}
              disabled={start.conflict !== null}
              aria-label={start.conflict ? `${start.label}, ${start.conflict}` : start.label}
              onChange={() => onChange(start.value)}
            />
            {start.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
