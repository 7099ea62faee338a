/** `45 minutes`, `6 hours`, `2.5 days`; a dash without data. */
export function hoursInWords(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return unit(Math.max(1, Math.round(hours * 60)), 'minute');
  if (hours < 48) return unit(Math.round(hours), 'hour');
  return unit(Math.round(hours / 2.4) / 10, 'day');
}

function unit(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `42%`; undefined for a share of zero. */
export function shareOf(part: number, whole: number): string | undefined {
  return whole === 0 ? undefined : `${Math.round((100 * part) / whole)}%`;
}
