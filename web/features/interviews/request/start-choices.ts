import type { OfferedSlot } from '#contract/interviews/interview.ts';
import { laterBy, minutesOf, timeInWords } from '#web/features/interviews/slots/slot-drafts.ts';

const STEP = 15;

/**
 * When an interview of `duration` minutes may start inside an offered slot. A flexible candidate takes one that
 * ends later than offered.
 */
export function startChoices(
  { timeRanges, isFlexible }: OfferedSlot,
  duration: number,
): { value: string; label: string }[] {
  return timeRanges.flatMap(({ startTime, endTime }) => {
    const length = isFlexible ? STEP : duration;
    const last = minutesOf(endTime) - minutesOf(startTime) - length;
    const count = last < 0 ? 0 : Math.floor(last / STEP) + 1;
    return Array.from({ length: count }, (_, step) => {
      const value = laterBy(startTime, step * STEP) ?? startTime;
      return { value, label: timeInWords(value) };
    });
  });
}
