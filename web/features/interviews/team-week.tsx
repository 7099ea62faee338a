import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { listTeamWeek } from '#contract/interviews/team-week.ts';
import { addDays } from '#contract/kit/days.ts';
import { INDIA, localDate } from '#contract/kit/zoned-time.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count, dotted } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons/controls.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import classes from './team-week.module.css';
import {
  dayIn,
  dayOfWeekInWords,
  daysOf,
  mondayOf,
  ownZone,
  spanOfWeek,
  timesIn,
  tonesOf,
  WeekColumns,
  type WeekProps,
  weekInWords,
} from './week-columns.tsx';

/** The week as a list of days, for a phone; days without an interview are left out. */
function WeekList({ bookings, days, zone, now, tones, onOpen }: WeekProps) {
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

interface TeamWeekProps {
  /** Any day of the week; the current week if undefined. */
  week: string | undefined;
  filter: { jobId: string | undefined; interviewerId: string | undefined; search: string };
  now: Date;
  onWeek: (monday: string | undefined) => void;
  onOpen: (id: string) => void;
}

/**
 * Every booked interview of the team by day and hour, in the time zone of the user; a
 * list by days on a phone.
 */
export function TeamWeek({ week, filter, now, onWeek, onOpen }: TeamWeekProps) {
  const zone = ownZone(now);
  const monday = mondayOf(week, now, zone);
  const list = useEndpoint(
    listTeamWeek,
    { query: { ...spanOfWeek(monday, zone), ...filter } },
    { keepPrevious: true },
  );
  const isNarrow = useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false });
  const bookings = list.data ?? [];
  const tones = tonesOf(bookings);
  const shown = { bookings, days: daysOf(monday), zone, now, tones, onOpen };
  return (
    <>
      <div className={classes.bar}>
        <h2 className={classes.title}>{weekInWords(monday)}</h2>
        <ActionIcon
          size={36}
          variant="default"
          aria-label="Previous week"
          onClick={() => onWeek(addDays(monday, -7))}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={36}
          variant="default"
          aria-label="Next week"
          onClick={() => onWeek(addDays(monday, 7))}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        {monday !== mondayOf(undefined, now, zone) && (
          <Button variant="subtle" onClick={() => onWeek(undefined)}>
            This week
          </Button>
        )}
        <p className={classes.situation} role="status">
          {dotted([
            list.data && (bookings.length > 0 ? count(bookings.length, 'interview') : 'Nothing is booked'),
            zone !== INDIA && `${zone.replaceAll('_', ' ')} time`,
          ])}
        </p>
      </div>
      {!list.data && <LoadFailure reading={list} />}
      {list.isPending && (
        <Card flush>
          <LoadingRows count={5} />
        </Card>
      )}
      {list.data && tones.size > 1 && (
        <ul className={classes.legend} aria-label="Interviewers">
          {[...tones.values()].map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {list.data && <Card flush>{isNarrow ? <WeekList {...shown} /> : <WeekColumns {...shown} />}</Card>}
    </>
  );
}
