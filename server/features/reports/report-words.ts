import type { ReportOutcome } from '#contract/reports/labels.ts';

/** What the reporter learns of it: why stays with the admins, because it is about somebody else. */
export function lookedAt(outcome: ReportOutcome): string {
  return outcome === 'ACTED'
    ? 'Something was wrong, and we have acted on it. Thank you.'
    : 'We found nothing that goes against the rules of Medallist. Thank you for telling us.';
}
