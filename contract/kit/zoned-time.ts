import { boundedCache } from './bounded-cache.ts';
import { DAY_MS } from './days.ts';

export const INDIA = 'Asia/Kolkata';

/** The one name of a time zone, however its letters or an old name of it were typed; undefined if there is none. */
export function canonicalZone(zone: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    // Runtimes answer with the name from before 1996.
    return timeZone === 'Asia/Calcutta' ? INDIA : timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(zone: string): boolean {
  return canonicalZone(zone) !== undefined;
}

/** The zones that people live in are about 400. */
const formatIn = boundedCache(
  500,
  (zone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
}

/** The wall clock of `zone` at an instant, to the minute. */
export function toLocal(instant: Date, zone: string = INDIA): LocalTime {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

function asIfUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** Milliseconds by which the wall clock of `zone` is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  return asIfUtc(toLocal(new Date(instant), zone)) - Math.floor(instant / 60_000) * 60_000;
}

/**
 * The instant at which the wall clock of `zone` shows `date` and `time`. If a clock change repeats that time,
 * the first one; if it skips it, the instant that it would be without the change.
 */
export function toInstant(date: string, time: string, zone: string = INDIA): Date {
  const wall = asIfUtc({ date, time });
  const dayBefore = offsetAt(wall - DAY_MS, zone);
  const dayAfter = offsetAt(wall + DAY_MS, zone);
  const candidates = [wall - dayBefore, wall - dayAfter];
  const shown = candidates.find((instant) => offsetAt(instant, zone) === wall - instant);
  return new Date(shown ?? wall - dayBefore);
}

/** Today in `zone`, `YYYY-MM-DD`. */
export function localDate(now: Date, zone: string = INDIA): string {
  return toLocal(now, zone).date;
}

/** The same time of day after this many working days (Monday to Friday in India). */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    const weekday = new Date(`${toLocal(at).date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
