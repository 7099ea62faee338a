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
