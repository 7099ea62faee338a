import { addDays } from '#contract/kit/days.ts';
import { INDIA, localDate, toInstant, toLocal } from '#contract/kit/zoned-time.ts';
import { tied } from '#web/lib/format/tied.ts';
import { otherZone } from '#web/lib/when/own-zone.ts';

/** The zone of this browser; India's where the clock shows the same, whatever the browser calls it. */
export function ownZone(at: Date): string {
  return otherZone(at) ?? INDIA;
}

/** The Monday of the week in which this day falls; today's where none is named. */
export function mondayOf(day: string | undefined, now: Date, zone: string): string {
  const date = day ?? localDate(now, zone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

export function daysOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
}

/** From midnight to midnight on the wall clock of the zone. */
export function spanOfWeek(monday: string, zone: string): { from: string; to: string } {
  const at = (date: string) => toInstant(date, '00:00', zone).toISOString();
  return { from: at(monday), to: at(addDays(monday, 7)) };
}

/** `23 – 29 Nov 2026`, `30 Nov – 6 Dec 2026` */
export function weekInWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const month = { day: 'numeric', month: 'short' } as const;
  const first =
    monday.slice(0, 4) !== sunday.slice(0, 4)
      ? { ...month, year: 'numeric' as const }
      : monday.slice(0, 7) === sunday.slice(0, 7)
        ? { day: 'numeric' as const }
        : month;
  return `${inWords(monday, first)} – ${inWords(sunday, { ...month, year: 'numeric' })}`;
}

/** `Mon 23 Nov` */
export function dayOfWeekInWords(date: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return inWords(date, format).replace(',', '');
}

function inWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts });
  return format.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');
}

/** `6:30 pm – 7:15 pm` on the wall clock of the zone. */
export function timesIn(zone: string, start: string, end: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const words = (moment: string) => format.format(new Date(moment)).replace(/\s/, ' ').toLowerCase();
  return tied(`${words(start)} – ${words(end)}`);
}

/** The day on which it begins, in the zone. */
export function dayIn(zone: string, moment: string): string {
  return toLocal(new Date(moment), zone).date;
}
