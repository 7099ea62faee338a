import type { CSSProperties } from 'react';
import type { OfferedSlot } from '#contract/interviews/interview.ts';
import type { TakenTime } from '#contract/interviews/pick-times.ts';
import { overlaps, spansOf } from '#contract/interviews/slots.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { type Block, blockOn, frameOf } from './day-blocks.ts';
import classes from './interviewer-day.module.css';
import { clock, laterBy, minutesOf, timeInWords } from './slots/slot-drafts.ts';

const STEP = 15;

export interface StartChoice {
  value: string;
  label: string;
  /** Why it can no longer be picked. */
  conflict: string | null;
}

interface Circumstances {
  /** Minutes of the interview. */
  duration: number;
  taken: readonly TakenTime[];
  now: Date;
}

/**
 * The possible starts inside an offered slot, with conflicts. A flexible candidate accepts an interview that
 * ends later than offered.
 */
export function startChoices(slot: OfferedSlot, { duration, taken, now }: Circumstances): StartChoice[] {
  return slot.timeRanges.flatMap(({ startTime, endTime }) => {
    const length = slot.isFlexible ? STEP : duration;
    const last = minutesOf(endTime) - minutesOf(startTime) - length;
    const count = last < 0 ? 0 : Math.floor(last / STEP) + 1;
    return Array.from({ length: count }, (_, step) => {
      const value = laterBy(startTime, step * STEP) ?? startTime;
      const start = toInstant(slot.date, value, slot.timezone);
      const end = new Date(start.getTime() + duration * 60_000);
      return { value, label: timeInWords(value), conflict: conflictOf({ start, end }, taken, now) };
    });
  });
}

function conflictOf(span: { start: Date; end: Date }, taken: readonly TakenTime[], now: Date): string | null {
  if (span.start <= now) return 'has passed';
  const clash = taken.find(({ startsAt, endsAt }) =>
    overlaps(span, { start: new Date(startsAt), end: new Date(endsAt) }),
  );
  if (!clash) return null;
  if (clash.side === 'CANDIDATE') return 'the candidate is booked';
  return clash.title ?? 'the interviewer is booked';
}

/** The first free start; null if there is none. */
export function firstFree(choices: readonly StartChoice[]): string | null {
  return choices.find(({ conflict }) => !conflict)?.value ?? null;
}

interface InterviewerDayProps {
  name: string;
  slot: OfferedSlot;
  startTime: string | null;
  /** Minutes of the interview. */
  duration: number;
  taken: readonly TakenTime[];
}

interface Shown extends Block {
  kind: 'offered' | 'taken' | 'pick';
  words: string;
}

/** The interviewer's day on the date of an offered time: booked times, the offer, and the selected start. */
export function InterviewerDay({ name, slot, startTime, duration, taken }: InterviewerDayProps) {
  const { date, timezone } = slot;
  const on = (start: Date, end: Date) => blockOn(date, timezone, { start, end });
  const shown: Shown[] = [];
  const add = (kind: Shown['kind'], block: Block | null, words: string) => {
    if (block) shown.push({ ...block, kind, words });
  };
  for (const { start, end } of spansOf(slot)) add('offered', on(start, end), 'Offered');
  for (const { side, startsAt, endsAt, title } of taken) {
    const words = side === 'CANDIDATE' ? 'The candidate is booked' : (title ?? 'Booked elsewhere');
    add('taken', on(new Date(startsAt), new Date(endsAt)), words);
  }
  if (startTime) {
    const start = toInstant(date, startTime, timezone);
    add('pick', on(start, new Date(start.getTime() + duration * 60_000)), 'This interview');
  }
  const frame = frameOf(shown);
  const hours = Array.from({ length: (frame.to - frame.from) / 60 + 1 }, (_, hour) => frame.from + hour * 60);
  const place = ({ from, to }: Block) => ({
    top: `${((from - frame.from) / (frame.to - frame.from)) * 100}%`,
    height: `${((to - from) / (frame.to - frame.from)) * 100}%`,
  });
  return (
    <section className={classes.day} aria-labelledby="interviewer-day">
      <h3 id="interviewer-day" className={classes.title}>
        {name}
        <span className="muted small">{formatDate(date)}</span>
      </h3>
      <div className={classes.hours} style={{ '--hours': hours.length - 1 } as CSSProperties}>
        {hours.map((minute) => (
          <span
            key={minute}
            aria-hidden="true"
            className={classes.hour}
            style={{ top: place({ from: minute, to: minute }).top }}
          >
            {timeInWords(clock(minute % (24 * 60))).replace(':00', '')}
          </span>
        ))}
        <ul>
          {shown.map(({ kind, words, ...block }) => (
            <li
              key={`${kind} ${block.from} ${words}`}
              className={classes.block}
              data-kind={kind}
              style={place(block)}
              title={words}
            >
              <span className={classes.time}>
                {timeInWords(clock(block.from))} – {timeInWords(clock(block.to % (24 * 60)))}
              </span>{' '}
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
