import { formatLakhs } from '../core/rupees.ts';
import { NOTICE_PERIOD_LABELS } from '../labels/profile.ts';
import type { NoticeStep } from './notice.ts';

export const NO_SKILLS_ASKED = 'The job asks for no particular skill';
export const NO_EXPERIENCE_ASKED = 'The job asks for no particular experience';
export const NO_EXPERIENCE_GIVEN = 'No work experience on the profile';
export const NO_PAY_GIVEN = 'The job names no maximum pay';
export const NO_PAY_EXPECTED = 'No expected pay on the profile';
export const REMOTE = 'The job is remote';
export const NO_CITY_GIVEN = 'The job names no city';
export const NO_CITY_PREFERRED = 'No preferred city on the profile';
export const NO_NOTICE_ASKED = 'The job sets no limit';
export const NO_NOTICE_GIVEN = 'No notice period on the profile';

const MOST_NAMES = 3;

/** `Redis`, `Redis and AWS`, `Redis, AWS, Go and 2 more`. */
function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = rest > 0 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : names;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function isOrAre(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`;
}

/** `absent` skills are not on the profile; `weak` ones have fewer years or stars than required. */
export function skills(required: number, absent: readonly string[], weak: readonly string[]): string {
  const sentences = [`${required - absent.length} of ${required} required`];
  if (absent.length > 0) sentences.push(`${isOrAre(absent)} not on the profile`);
  if (weak.length > 0) sentences.push(`${isOrAre(weak)} below the years or level asked for`);
  return sentences.join('. ');
}

function duration(months: number): string {
  if (months === 0) return '0 months';
  const years = Math.floor(months / 12);
  return `${years > 0 ? `${years} y ` : ''}${months % 12} m`;
}

export function experience(months: number, range: { min: number; max: number | null }): string {
  const asked = range.max === null ? `${range.min} years and over` : `${range.min} to ${range.max} years`;
  const years = months / 12;
  const side = years < range.min ? 'below' : range.max !== null && years > range.max ? 'above' : 'inside';
  return `${duration(months)}, ${side} ${asked}`;
}

export function pay(expected: number, { min, max }: { min: number | null; max: number }): string {
  const own = formatLakhs(expected);
  if (min === null)
    return `${own}, ${expected > max ? 'above' : 'within'} the maximum of ${formatLakhs(max)}`;
  const side = expected > max ? 'above' : expected < min ? 'below' : 'inside';
  return `${own}, ${side} ${formatLakhs(min)} to ${formatLakhs(max)}`;
}

export function location(city: string, isPreferred: boolean): string {
  return `${city} is ${isPreferred ? 'a' : 'not a'} preferred city`;
}

/** `1 month`, `More than 3 months`. */
export function period(step: NoticeStep): string {
  return NOTICE_PERIOD_LABELS[step].replace(/ (Days|Months?)/, (unit) => unit.toLowerCase());
}

export function serving(daysLeft: number): string {
  return `Serving notice, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

export function notice(own: string, wish: NoticeStep, stepsAbove: number): string {
  const limit = period(wish).replace(/^More/, 'more');
  return `${own}; the job ${stepsAbove > 0 ? 'asks for' : 'accepts'} ${limit}`;
}
