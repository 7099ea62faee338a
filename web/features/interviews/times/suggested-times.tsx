import { Button } from '@mantine/core';
import type { InterviewPlan } from '#contract/interviews/plan.ts';
import {
  isSameTime,
  type SlotDraft,
  type SlotTime,
  spanOf,
  timeInWords,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { inOwnZone } from '#web/lib/when/own-zone.ts';
import { IconCheck } from '#web/ui/icons/controls.ts';
import classes from './times.module.css';

interface SuggestedTimesProps {
  suggestions: InterviewPlan['suggestions'];
  drafts: readonly SlotDraft[];
  onToggle: (time: SlotTime) => void;
  onTakeAll: (times: SlotTime[]) => void;
}

/** Times that suit both sides: one tap for each, or one for all. */
export function SuggestedTimes({ suggestions, drafts, onToggle, onTakeAll }: SuggestedTimesProps) {
  const times = suggestions.map(({ date, startTime, endTime }) => ({ date, start: startTime, end: endTime }));
  const isTaken = (time: SlotTime) => drafts.some((draft) => isSameTime(draft, time));
  if (times.length === 0) return null;
  return (
    <ul className={classes.suggestions} aria-label="Suggested times">
      {times.map((time, place) => (
        <li key={`${time.date} ${time.start}`}>
          <button
            type="button"
            className={classes.choice}
            aria-pressed={isTaken(time)}
            data-first={place === 0 || undefined}
            onClick={() => onToggle(time)}
          >
            {isTaken(time) && <IconCheck size={14} stroke={2} aria-hidden="true" />}
            <span>{formatDate(time.date).replace(/ \d{4}$/, '')} </span>
            <span className="strong num">{timeInWords(time.start)}</span>
            <OwnTime time={time} />
          </button>
        </li>
      ))}
      {times.length > 1 && (
        <li className={classes.all}>
          <Button variant="default" disabled={times.every(isTaken)} onClick={() => onTakeAll(times)}>
            {times.length === 3 ? 'Offer all three' : 'Offer both'}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The time in the zone of this browser, if that is another one. */
function OwnTime({ time }: { time: SlotTime }) {
  const span = spanOf({ ...time, key: '' });
  const own = span && inOwnZone(span.start, span.end);
  return own ? <span className={`${classes.own} num`}>{own}</span> : null;
}
