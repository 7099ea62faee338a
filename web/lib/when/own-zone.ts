import { INDIA, toLocal } from '#contract/kit/zoned-time.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';

/** The time zone of the browser if its clock differs from India's, otherwise null. */
export function otherZone(at: Date): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [here, india] = [toLocal(at, zone), toLocal(at, INDIA)];
  return here.time === india.time && here.date === india.date ? null : zone;
}

/** `2:00 pm – 3:00 pm, Europe/Berlin`, with the day if that differs; a deadline has no end. Null in India. */
export function inOwnZone(start: Date, end?: Date): string | null {
  const zone = otherZone(start);
  if (!zone) return null;
  const time = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const words = (at: Date) => time.format(at).replace(/\s/, ' ').toLowerCase();
  const { date } = toLocal(start, zone);
  const day = date === toLocal(start).date ? '' : `${formatDate(date)}, `;
  return `${day}${nonBreaking(end ? `${words(start)} – ${words(end)}` : words(start))}, ${zone.replaceAll('_', ' ')}`;
}
