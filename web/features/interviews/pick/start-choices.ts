import type { OfferedSlot } from '#contract/interviews/interview.ts';
import type { TakenTime } from '#contract/interviews/pick-times.ts';
import { overlaps } from '#contract/interviews/slots.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { laterBy, minutesOf, timeInWords } from '#web/features/interviews/slots/slot-drafts.ts';

const STEP = 15;

export interface StartChoice {
  value: string;
  label: string;
  /** Why it cannot be picked any more. */
  conflict: string | null;
}

interface Circumstances {
  /** Minutes of the interview. */
  duration: number;
  taken: readonly TakenTime[];
  now: Date;
}

/**
 * When an interview may start inside an offered slot, and what is in the way. A flexible candidate takes one that
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

/** The first start that is free; null where none is. */
export function firstFree(choices: readonly StartChoice[]): string | null {
  return choices.find(({ conflict }) => !conflict)?.value ?? null;
}
