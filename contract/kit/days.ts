export const DAY_MS = 86_400_000;

/** So many days after a day of the calendar, which is written `2026-11-26`; before it where they are negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days between two days of the calendar, `2026-01-31`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The first day of the month so many months before the one of this day: `2021-04-01`. */
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

/** `26 Nov 2026`, of `2026-11-26`. */
export function dayInWords(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');
}
