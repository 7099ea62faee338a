import type { NoticePeriod } from '#contract/labels/profile.ts';
import { period } from '#contract/matching/match-notes.ts';

/** `1 month`, `Serving notice`. */
export function noticeLabel(notice: NoticePeriod): string {
  return notice === 'SERVING_NOTICE_PERIOD' ? 'Serving notice' : period(notice);
}
