import type { TeamBooking } from '#contract/interviews/team-week.ts';
import { addDays } from '#contract/kit/days.ts';
import { INDIA, localDate, toInstant, toLocal } from '#contract/kit/zoned-time.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { otherZone } from '#web/lib/when/own-zone.ts';
import { blockOn, frameOf } from './day-blocks.ts';
import { clock, timeInWords } from './slots/slot-drafts.ts';
import classes from './team-week.module.css';

/** The zone of this browser, or India's if both show the same time, since the browser may use an alias. */
export function ownZone(at: Date): string {
  return otherZone(at) ?? INDIA;
}

/** The Monday of the week that contains this day; of the current week if undefined. */
export function mondayOf(day: string | undefined, now: Date, zone: string): string {
  const date = day ?? localDate(now, zone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

export function daysOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
}

/** From midnight to midnight in the zone. */
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

/** `6:30 pm – 7:15 pm` in the zone. */
export function timesIn(zone: string, start: string, end: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const words = (moment: string) => format.format(new Date(moment)).replace(/\s/, ' ').toLowerCase();
  return nonBreaking(`${words(start)} – ${words(end)}`);
}

/** The local date of the moment in the zone. */
export function dayIn(zone: string, moment: string): string {
  return toLocal(new Date(moment), zone).date;
}

/** `Meera Iyer, 6:30 pm – 7:15 pm, SRE, round 1 of 2, with Arjun Pillai` */
function bookingInWords(booking: TeamBooking, zone: string): string {
  const { candidateName, jobTitle, interviewer, interviewStage, totalStages, startsAt, endsAt } = booking;
  const round = `round ${interviewStage} of ${totalStages}`;
  return [candidateName, timesIn(zone, startsAt, endsAt), jobTitle, round, `with ${interviewer.name}`].join(
    ', ',
  );
}

/** Colours only repeat what the name says. */
const TONES = ['info', 'progress', 'success', 'warning', 'earned'] as const;

interface Tone {
  name: string;
  tone: (typeof TONES)[number];
}

/** A colour for each interviewer of the week, in the order of their names. */
export function tonesOf(bookings: readonly TeamBooking[]): Map<string, Tone> {
  const names = new Map(bookings.map(({ interviewer: { id, name } }) => [id, name]));
  const sorted = [...names].toSorted(([, a], [, b]) => a.localeCompare(b));
  return new Map(
    sorted.map(([id, name], place) => [id, { name, tone: TONES[place % TONES.length] ?? 'info' }]),
  );
}

interface Placed {
  from: number;
  to: number;
}

interface Lane<One> {
  one: One;
  /** Its lane among the bookings that it overlaps, and how many lanes there are. */
  lane: number;
  lanes: number;
}

/** Overlapping bookings are placed next to each other; others take the full width. */
export function lanesOf<One extends Placed>(all: readonly One[]): Lane<One>[] {
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const placed: Lane<One>[] = [];
  let group: Lane<One>[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const one of group) placed.push({ ...one, lanes });
    group = [];
  };
  for (const one of sorted) {
    if (one.from >= groupEnd) close();
    const busy = new Set(group.filter(({ one: other }) => other.to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ one, lane, lanes: 0 });
    groupEnd = Math.max(groupEnd, one.to);
  }
  close();
  return placed;
}

const HOUR_PX = 56;

export interface WeekProps {
  bookings: readonly TeamBooking[];
  days: readonly string[];
  zone: string;
  now: Date;
  tones: ReadonlyMap<string, Tone>;
  onOpen: (id: string) => void;
}

/** A column per day: each interview at its hour, side by side where some overlap. */
export function WeekColumns({ bookings, days, zone, now, tones, onOpen }: WeekProps) {
  const columns = days.map((date) => ({
    date,
    blocks: bookings.flatMap((booking) => {
      const span = { start: new Date(booking.startsAt), end: new Date(booking.endsAt) };
      const block = blockOn(date, zone, span);
      return block ? [{ ...block, booking }] : [];
    }),
  }));
  const frame = frameOf(columns.flatMap(({ blocks }) => blocks));
  const hours = Array.from({ length: (frame.to - frame.from) / 60 }, (_, hour) => frame.from + hour * 60);
  const pixels = (minutes: number) => (minutes / 60) * HOUR_PX;
  const today = localDate(now, zone);
  return (
    <div className={classes.grid}>
      <div className={classes.gutter} aria-hidden="true">
        {hours.map((minute) => (
          <span key={minute} style={{ height: HOUR_PX }}>
            {timeInWords(clock(minute)).replace(':00', '')}
          </span>
        ))}
      </div>
      {columns.map(({ date, blocks }) => (
        <section key={date} className={classes.column} aria-label={dayOfWeekInWords(date)}>
          <h3 className={classes.day} data-today={date === today || undefined}>
            {dayOfWeekInWords(date)}
          </h3>
          <div
            className={classes.hours}
            style={{ height: pixels(frame.to - frame.from), backgroundSize: `100% ${HOUR_PX}px` }}
          >
            {lanesOf(blocks).map(({ one: { booking, from, to }, lane, lanes }) => (
              <button
                key={booking.id}
                type="button"
                className={classes.block}
                data-interview={booking.id}
                data-tone={tones.get(booking.interviewer.id)?.tone}
                data-over={Date.parse(booking.endsAt) <= now.getTime() || undefined}
                style={{
                  top: pixels(from - frame.from),
                  height: pixels(to - from) - 2,
                  left: `${(lane / lanes) * 100}%`,
                  width: `calc(${100 / lanes}% - 2px)`,
                }}
                aria-label={bookingInWords(booking, zone)}
                title={bookingInWords(booking, zone)}
                onClick={() => onOpen(booking.id)}
              >
                <span className={classes.who}>{booking.candidateName}</span>
                <span>{timesIn(zone, booking.startsAt, booking.endsAt)}</span>
                <span>{booking.jobTitle}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
