export const DAY_MS = 86_400_000;

/** Adds days, which may be negative, to a calendar day such as `2026-11-26`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days between two calendar days such as `2026-01-31`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The first day of the month that is this many months before that of `day`: `2021-04-01`. */
export function firstOfMonthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `26 Nov 2026` for `2026-11-26`. */
export function dayInWords(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');
}
