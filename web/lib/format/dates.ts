import { NBSP } from './non-breaking.ts';

/** All times on screen are in Indian Standard Time. */
const ZONE = 'Asia/Kolkata';

export type Moment = string | number | Date;

const dayParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clockParts = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** Weekday, day, month and year as texts. */
export function partsOf(moment: Moment): Record<string, string> {
  // A calendar day has no zone: noon UTC is on the same day in India.
  const isDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const date = new Date(isDay ? `${moment}T12:00:00Z` : moment);
  return Object.fromEntries(
    dayParts
      .formatToParts(date)
      .map(({ type, value }) => [type, value.slice(0, type === 'month' ? 3 : undefined)]),
  );
}

/** `26 Nov 2026`, for tables. */
export function formatDay(moment: Moment): string {
  const { day, month, year } = partsOf(moment);
  return `${day} ${month} ${year}`;
}

/** `Nov 2026` */
export function formatMonth(moment: Moment): string {
  const { month, year } = partsOf(moment);
  return `${month} ${year}`;
}

/** `Thu, 26 Nov 2026` */
export function formatDate(moment: Moment): string {
  return `${partsOf(moment).weekday}, ${formatDay(moment)}`;
}

/** `6:30 pm` */
export function formatTime(moment: Moment): string {
  return clockParts.format(new Date(moment)).replace(/\s/, NBSP).toLowerCase();
}

/** `4:30 pm – 5:15 pm` */
export function formatTimeRange(from: Moment, to: Moment): string {
  return `${formatTime(from)}${NBSP}– ${formatTime(to)}`;
}

/** `Thu, 26 Nov 2026, 6:30 pm` */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/** The calendar day in India: `2026-11-26`. */
export function dayOf(moment: Moment): string {
  return dayKey.format(new Date(moment));
}
