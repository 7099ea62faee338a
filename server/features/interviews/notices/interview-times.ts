import { INDIA } from '#contract/kit/zoned-time.ts';

function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
}

function day(at: Date, zone: string): string {
  const parts = formatIn(zone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    .formatToParts(at)
    .map(({ type, value }) => [type, type === 'month' ? value.slice(0, 3) : value]);
  const { weekday, day: date, month, year } = Object.fromEntries(parts);
  return `${weekday}, ${date} ${month} ${year}`;
}

function clock(at: Date, zone: string): string {
  return formatIn(zone, { hour: 'numeric', minute: '2-digit', hour12: true }).format(at).replace(/^0/, '12');
}

function nameOf(zone: string): string {
  return zone === INDIA ? 'IST' : zone;
}

/** `Thu, 26 Nov 2026, 6:30 pm – 7:30 pm IST` */
export function spanInWords(start: Date, end: Date, zone: string = INDIA): string {
  return `${day(start, zone)}, ${clock(start, zone)} – ${clock(end, zone)} ${nameOf(zone)}`;
}

/** `Thu, 26 Nov 2026, 6:30 pm IST` */
export function momentInWords(at: Date, zone: string = INDIA): string {
  return `${day(at, zone)}, ${clock(at, zone)} ${nameOf(zone)}`;
}
