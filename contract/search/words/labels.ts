import { formatLakhs } from '../../core/rupees.ts';
import type { NoticePeriod } from '../../labels/profile.ts';
import { period } from '../../matching/match-notes.ts';
import type { NumberRange } from '../candidate-filter.ts';

const years = (count: number) => (count === 1 ? '1 year' : `${Math.round(count * 10) / 10} years`);

/** `React`, `React, 3 years and over`, `React or Vue.js`. */
export function skillsLabel(names: readonly string[], minYears: number): string {
  const all = names.join(' or ');
  return minYears > 0 ? `${all}, ${years(minYears)} and over` : all;
}

export function experienceLabel({ min, max }: NumberRange): string {
  if (min === null) return `Up to ${years(max ?? 0)}`;
  return max === null ? `At least ${years(min)}` : `${Math.round(min * 10) / 10} to ${years(max)}`;
}

export function payLabel({ min, max }: NumberRange): string {
  if (min === null) return `Up to ${formatLakhs(max ?? 0)}`;
  return max === null ? `${formatLakhs(min)} and over` : `${formatLakhs(min)} – ${formatLakhs(max)}`;
}

/** `Serving notice`, `15 days or less`, `Up to 1 month`, `More than 3 months`. */
export function noticeLabel(periods: readonly NoticePeriod[]): string {
  const steps = periods.filter((step) => step !== 'SERVING_NOTICE_PERIOD');
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return 'Serving notice';
  if (first === last) return period(first);
  return first === 'FIFTEEN_DAYS_OR_LESS' ? `Up to ${period(last)}` : `${period(first)} or more`;
}

export function activityLabel(days: number): string {
  return `Active in the last ${days === 1 ? 'day' : `${days} days`}`;
}
