import { DAY_MS } from '#contract/kit/days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import { SEARCHES_MAILED_AT } from '#contract/saved-searches/saved-search.ts';

function mailTimeOf(day: Date): Date {
  return toInstant(localDate(day), SEARCHES_MAILED_AT);
}

/** The morning's hour of the same day in India has come; what was missed yesterday waits for it too. */
export function isMailTime(at: Date): boolean {
  return at >= mailTimeOf(at);
}

/** The first morning's hour after this moment. */
export function nextMailTime(at: Date): Date {
  const today = mailTimeOf(at);
  return at < today ? today : mailTimeOf(new Date(at.getTime() + DAY_MS));
}
