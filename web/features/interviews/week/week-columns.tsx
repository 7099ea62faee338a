import type { TeamBooking } from '#contract/interviews/team-week.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { blockOn, frameOf } from '#web/features/interviews/pick/day-blocks.ts';
import { clock, timeInWords } from '#web/features/interviews/slots/slot-drafts.ts';
import { bookingInWords } from './booking-words.ts';
import { lanesOf } from './lanes.ts';
import classes from './team-week.module.css';
import type { Tone } from './tones.ts';
import { dayOfWeekInWords, timesIn } from './week-range.ts';

const HOUR_PX = 56;

export interface WeekProps {
  bookings: readonly TeamBooking[];
  days: readonly string[];
  zone: string;
  now: Date;
  tones: ReadonlyMap<string, Tone>;
  onOpen: (id: string) => void;
}

/** A column a day: each interview at its hour, side by side where some overlap. */
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
