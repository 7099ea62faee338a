import { SLOT_HORIZON_DAYS } from '#contract/interviews/slots.ts';
import { addDays } from '#contract/kit/days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import { clock, minutesOf, type SlotTime } from '#web/features/interviews/slots/slot-drafts.ts';

/** The part of a day that the grid shows, in minutes. */
export const GRID_START = 8 * 60;
export const GRID_END = 21 * 60;
export const STEP = 30;
export const DAYS_SHOWN = 7;
const DAY_MINUTES = 24 * 60;

/** The days that can be chosen, starting today. */
export function listDays(now: Date, count = SLOT_HORIZON_DAYS): string[] {
  const today = localDate(now);
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}

/** The minutes of this day that the span covers, cut to the grid; null if none. */
export function minutesOn(date: string, { start, end }: { start: Date; end: Date }) {
  const midnight = toInstant(date, '00:00').getTime();
  const minuteAt = (at: Date) => (at.getTime() - midnight) / 60_000;
  const from = Math.max(GRID_START, minuteAt(start));
  const to = Math.min(GRID_END, minuteAt(end), DAY_MINUTES);
  return from < to ? { from, to } : null;
}

/** The start for a click at this share of the height, adjusted so that the block ends within the grid. */
export function startAt(share: number, duration: number): string {
  const minute = GRID_START + Math.floor((share * (GRID_END - GRID_START)) / STEP) * STEP;
  const latest = Math.max(GRID_START, GRID_END - Math.ceil(duration / STEP) * STEP);
  return clock(Math.min(Math.max(minute, GRID_START), latest));
}

/** Limits a move so that the time stays on the grid, where it is visible. */
export function withinGrid({ start, end }: SlotTime, by: { days?: number; minutes?: number }) {
  if (!by.minutes || !start || !end) return by;
  const above = Math.max(0, minutesOf(start) - GRID_START);
  const below = Math.max(0, GRID_END - minutesOf(end));
  return { ...by, minutes: Math.min(below, Math.max(-above, by.minutes)) };
}

/** Every start of a day for an interview of this length that ends within the grid. */
export function listStarts(duration: number): string[] {
  const last = minutesOf(startAt(1, duration));
  return Array.from({ length: (last - GRID_START) / STEP + 1 }, (_, step) => clock(GRID_START + step * STEP));
}
