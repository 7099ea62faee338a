import { addDays } from '#contract/kit/days.ts';
import { toInstant } from '../kit/zoned-time.ts';

/** A hire is guaranteed for this many days after joining, the last day included. */
export const GUARANTEE_DAYS = 90;
/** Days after joining on which both sides are asked how it is going. */
export const CHECK_DAYS = [30, 60, 90] as const;

/** The last day of leaving, and the percentage of the fee that is credited up to it. */
const CREDITS = [
  [30, 100],
  [60, 75],
  [90, 50],
] as const;

/** The percentage of the fee that is credited if somebody leaves this many days after joining. */
export function creditPercent(day: number): number {
  return CREDITS.find(([last]) => day <= last)?.[1] ?? 0;
}

export function lastGuaranteedDay(joinedOn: string): string {
  return addDays(joinedOn, GUARANTEE_DAYS);
}

/** The end of the last guaranteed day in India, when the 90 days are complete. */
export function guaranteeEnd(joinedOn: string): Date {
  return toInstant(addDays(lastGuaranteedDay(joinedOn), 1), '00:00');
}

/** When both sides are asked next: the morning of the next check day, in India; null after the last. */
export function nextCheckAt(joinedOn: string, now: Date): Date | null {
  return CHECK_DAYS.map((day) => checkAt(joinedOn, day)).find((at) => at > now) ?? null;
}

function checkAt(joinedOn: string, day: number): Date {
  return toInstant(addDays(joinedOn, day), '09:00');
}

/** The latest check day that has passed; undefined before the first. */
export function checkDayAt(joinedOn: string, now: Date): (typeof CHECK_DAYS)[number] | undefined {
  return CHECK_DAYS.findLast((day) => checkAt(joinedOn, day) <= now);
}
