import type { QueueCounts } from '#contract/admin-queue.ts';
import { count } from '#web/lib/format/counts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `3 days`, `5 hours`, `less than an hour` */
export function ageInWords(since: string | Date, now = Date.now()): string {
  const age = now - new Date(since).getTime();
  if (age >= DAY) return count(Math.floor(age / DAY), 'day');
  if (age >= HOUR) return count(Math.floor(age / HOUR), 'hour');
  return 'less than an hour';
}

/** `9 things to decide, the oldest for 3 days.` */
export function situationOf(waiting: QueueCounts['total'], now = Date.now()): string {
  if (waiting.count === 0 || !waiting.oldestSince) return 'Nothing waits for a decision.';
  return `${count(waiting.count, 'thing')} to decide, the oldest for ${ageInWords(waiting.oldestSince, now)}.`;
}
