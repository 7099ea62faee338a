import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import classes from './resume-review.module.css';
import type { Choice, Row } from './rows.ts';

interface ReviewRowProps {
  row: Row;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const WAYS = [
  { value: 'leave', label: 'Leave' },
  { value: 'fill', label: 'Fill gaps' },
  { value: 'take', label: 'Add as new' },
];

/** The value in the profile next to the one in the file, and the choice between them. */
export function ReviewRow({ row, choice, onChoose }: ReviewRowProps) {
  const id = useId();
  const { label, there, says, line, isSure, canFill } = row;
  return (
    <li className={classes.row} data-taken={choice !== 'leave'}>
      <div className={classes.choice}>
        {canFill ? (
          <>
            <p id={`${id}-label`} className="strong">
              {label}
            </p>
            <SegmentedControl
              size="xs"
              data={WAYS}
              value={choice}
              onChange={(next) => onChoose(next as Choice)}
              aria-labelledby={`${id}-label`}
            />
          </>
        ) : (
          <Checkbox
            label={label}
            checked={choice === 'take'}
            aria-describedby={`${id}-says`}
            onChange={(event) => onChoose(event.currentTarget.checked ? 'take' : 'leave')}
          />
        )}
      </div>
      {there !== null && (
        <div className={classes.side}>
          <p className="small muted">Your profile</p>
          <p>{there}</p>
        </div>
      )}
      <div id={`${id}-says`} className={classes.side}>
        {there !== null && <p className="small muted">The file</p>}
        {says.map((text) => (
          <p key={text} className={classes.says}>
            {text}
          </p>
        ))}
        {!isSure && <p className="small muted">Please check. Read from: {line.replace(/\s+/g, ' ')}</p>}
      </div>
    </li>
  );
}
