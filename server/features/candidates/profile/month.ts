import { localDate } from '#contract/kit/zoned-time.ts';
import { now } from '#server/platform/clock.ts';

/** `2026-11` of the database's first day of the month. */
export function monthOf(firstDay: string | null): string | null {
  return firstDay?.slice(0, 7) ?? null;
}

export function firstDayOf(month: string | null | undefined): string | null {
  return month ? `${month}-01` : null;
}

export function thisMonth(): string {
  return localDate(now()).slice(0, 7);
}
