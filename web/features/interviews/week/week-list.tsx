import { localDate } from '#contract/kit/zoned-time.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import classes from './team-week.module.css';
import type { WeekProps } from './week-columns.tsx';
import { dayIn, dayOfWeekInWords, timesIn } from './week-range.ts';

/** The same week day after day, for a phone; days without an interview are left out. */
export function WeekList({ bookings, days, zone, now, tones, onOpen }: WeekProps) {
  const today = localDate(now, zone);
  const busy = days.flatMap((date) => {
    const those = bookings.filter(({ startsAt }) => dayIn(zone, startsAt) === date);
    return those.length > 0 ? [{ date, those }] : [];
  });
  if (busy.length === 0) return <p className={classes.nothing}>Nothing is booked in this week.</p>;
  return busy.map(({ date, those }) => (
    <section key={date} aria-label={dayOfWeekInWords(date)}>
      <h3 className={classes.heading}>
        {dayOfWeekInWords(date)}
        {date === today && ', today'}
      </h3>
      <ul>
        {those.map(({ id, candidateName, jobTitle, interviewer, startsAt, endsAt, ...booking }) => (
          <li key={id} className={classes.row} data-interview={id}>
            <span className={classes.mark} data-tone={tones.get(interviewer.id)?.tone} />
            <div>
              <RowTitle onOpen={() => onOpen(id)}>{candidateName}</RowTitle>
              <p className="small muted">
                {jobTitle} · {booking.interviewStage} of {booking.totalStages} · {interviewer.name}
              </p>
              <p className="small num">{timesIn(zone, startsAt, endsAt)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
