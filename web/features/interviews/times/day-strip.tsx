import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { BusyTime } from '#contract/interviews/plan.ts';
import {
  clock,
  conflictOf,
  isSameTime,
  minutesOf,
  type SlotDraft,
  type SlotTime,
  spanOf,
  timeInWords,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import classes from './day-strip.module.css';
import { listDays, listStarts } from './week.ts';

const DAYS_AT_FIRST = 14;

interface DayStripProps {
  drafts: readonly SlotDraft[];
  busy: readonly BusyTime[];
  /** Minutes of the interview. */
  duration: number;
  now: Date;
  /** The initially selected day. */
  firstDay: string | undefined;
  onToggle: (time: SlotTime) => void;
}

/** For a phone: a strip of days, and the times of the selected one. */
export function DayStrip({ drafts, busy, duration, now, firstDay, onToggle }: DayStripProps) {
  const all = listDays(now);
  const [count, setCount] = useState(DAYS_AT_FIRST);
  const [chosen, setChosen] = useState(firstDay ?? all[1] ?? '');
  const days = all.slice(0, count);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways everywhere. */}
      <div role="group" aria-label="Day" className={classes.strip}>
        {days.map((date) => (
          <DayButton
            key={date}
            date={date}
            isChosen={date === chosen}
            times={drafts.filter((draft) => draft.date === date && spanOf(draft)).length}
            onChoose={() => setChosen(date)}
          />
        ))}
        {count < all.length && (
          <button type="button" className={classes.day} onClick={() => setCount(count + DAYS_AT_FIRST)}>
            Later days
          </button>
        )}
      </div>
      <DayTimes
        key={chosen}
        date={chosen}
        drafts={drafts}
        busy={busy}
        duration={duration}
        now={now}
        onToggle={onToggle}
      />
    </div>
  );
}

interface DayButtonProps {
  date: string;
  isChosen: boolean;
  times: number;
  onChoose: () => void;
}

function DayButton({ date, isChosen, times, onChoose }: DayButtonProps) {
  const [weekday, rest = ''] = formatDate(date).split(', ');
  const [day, month] = rest.split(' ');
  return (
    <button type="button" className={classes.day} aria-pressed={isChosen} onClick={onChoose}>
      <span>{weekday} </span>
      <span className={classes.number}>{day} </span>
      <span>{month}</span>
      {times > 0 && (
        <i className={classes.dot}>
          <VisuallyHidden>, {times} chosen</VisuallyHidden>
        </i>
      )}
    </button>
  );
}

const PARTS = [
  { name: 'Morning', until: '12:00' },
  { name: 'Afternoon', until: '17:00' },
  { name: 'Evening', until: '24:00' },
];

type DayTimesProps = Omit<DayStripProps, 'firstDay'> & { date: string };

function DayTimes({ date, drafts, busy, duration, now, onToggle }: DayTimesProps) {
  const times = listStarts(duration).flatMap((start) => {
    const time = { date, start, end: clock(minutesOf(start) + duration) };
    const span = spanOf({ ...time, key: '' });
    return span && span.start > now ? [time] : [];
  });
  if (times.length === 0) return <p className="muted small">This day is over.</p>;
  return PARTS.map(({ name, until }, place) => {
    const from = PARTS[place - 1]?.until ?? '';
    const shown = times.filter(({ start }) => from <= start && start < until);
    if (shown.length === 0) return null;
    return (
      <div key={name} className={classes.part}>
        <h4>{name}</h4>
        <div className={classes.times}>
          {shown.map((time) => (
            <TimeChip
              key={time.start}
              time={time}
              isChosen={drafts.some((draft) => isSameTime(draft, time))}
              conflict={conflictOf({ ...time, key: '' }, busy)}
              onToggle={() => onToggle(time)}
            />
          ))}
        </div>
      </div>
    );
  });
}

interface TimeChipProps {
  time: SlotTime & { start: string };
  isChosen: boolean;
  conflict: string | null;
  onToggle: () => void;
}

function TimeChip({ time, isChosen, conflict, onToggle }: TimeChipProps) {
  const words = timeInWords(time.start).replace(':00', '');
  return (
    <button
      type="button"
      className={`${classes.time} ${conflict ? classes.busy : ''}`}
      aria-pressed={isChosen}
      aria-label={`${words}, ${formatDate(time.date ?? '')}${conflict ? `. ${conflict}` : ''}`}
      onClick={onToggle}
    >
      {words}
    </button>
  );
}
