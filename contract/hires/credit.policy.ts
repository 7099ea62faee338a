import { addDays } from '#contract/kit/days.ts';
import { toInstant } from '../kit/zoned-time.ts';

/** For so many days after joining a hire is guaranteed, the last one included. */
export const GUARANTEE_DAYS = 90;
/** On these days after joining both sides are asked how it goes. */
export const CHECK_DAYS = [30, 60, 90] as const;

/** By which day of leaving how much of the fee is credited. */
const CREDITS = [
  [30, 100],
  [60, 75],
  [90, 50],
] as const;

/** What is credited of the fee, in percent, to whom somebody leaves so many days after joining. */
export function creditPercent(day: number): number {
  return CREDITS.find(([last]) => day <= last)?.[1] ?? 0;
}

export function lastGuaranteedDay(joinedOn: string): string {
  return addDays(joinedOn, GUARANTEE_DAYS);
}

/** The end of the last guaranteed day in India: from then on the 90 days are complete. */
export function guaranteeEnd(joinedOn: string): Date {
  return toInstant(addDays(lastGuaranteedDay(joinedOn), 1), '00:00');
}

/** When both sides are asked next: in the morning of the next of the days, in India; null after the last. */
export function nextCheckAt(joinedOn: string, now: Date): Date | null {
  return CHECK_DAYS.map((day) => checkAt(joinedOn, day)).find((at) => at > now) ?? null;
}

function checkAt(joinedOn: string, day: number): Date {
  return toInstant(addDays(joinedOn, day), '09:00');
}

/** Which of the days has come last; undefined before the first. */
export function checkDayAt(joinedOn: string, now: Date): (typeof CHECK_DAYS)[number] | undefined {
  return CHECK_DAYS.findLast((day) => checkAt(joinedOn, day) <= now);
}
