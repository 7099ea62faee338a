import { toLocal } from '#contract/kit/zoned-time.ts';

const DAY = 86_400_000;

/** The same time of day so many working days (Monday to Friday in India) later. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY);
    const weekday = new Date(`${toLocal(at).date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
