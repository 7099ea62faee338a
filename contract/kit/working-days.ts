import { DAY_MS } from './days.ts';
import { toLocal } from './zoned-time.ts';

/** The same time of day so many working days (Monday to Friday in India) later. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    const weekday = new Date(`${toLocal(at).date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
