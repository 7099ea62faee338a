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

/** For example `Eastern Time`. */
function nameOf(zone: string, at: Date): string {
  const parts = formatIn(zone, { timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function span(start: Date, end: Date, zone: string): string {
  return `${day(start, zone)}, ${clock(start, zone)} – ${clock(end, zone)}`;
}

/**
 * `Fri, 27 Nov 2026, 12:30 am – 1:30 am IST`, as on the screens; for a zone with another time, followed by `
 * (Thu, 26 Nov 2026, 2:00 pm – 3:00 pm Eastern Time)`.
 */
export function spanInWords(start: Date, end: Date, zone: string = INDIA): string {
  const [here, there] = [span(start, end, INDIA), span(start, end, zone)];
  return here === there ? `${here} IST` : `${here} IST (${there} ${nameOf(zone, start)})`;
}

/** `Thu, 26 Nov 2026, 6:30 pm IST` */
export function momentInWords(at: Date): string {
  return `${day(at, INDIA)}, ${clock(at, INDIA)} IST`;
}
