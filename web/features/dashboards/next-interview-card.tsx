import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { NextInterview } from '#contract/dashboards/candidate-home.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_TYPE_LABELS,
  SCHEDULE_BADGES,
} from '#contract/labels/interviews.ts';
import { dayOf, formatDate, formatTime, formatTimeRange } from '#web/lib/format/dates.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconVideo } from '#web/ui/icons/times.ts';
import classes from './next-interview-card.module.css';

const ACTIVE = '/interview-requests/active';
const JOIN_EARLY = 10 * 60_000;

/** The next booked interview. */
export function NextInterviewCard({ interview, now }: { interview: NextInterview; now: Date }) {
  const { company, jobTitle, interviewStage, totalStages } = interview;
  return (
    <Card title="Next interview" action={<WhenBadge startsAt={interview.startsAt} now={now} />}>
      <div className={classes.head}>
        <InitialTile name={company.name} src={company.logo} />
        <div>
          <h3 className={classes.title}>{company.name}</h3>
          <p className="muted small">
            {jobTitle}, round {interviewStage} of {totalStages}
          </p>
        </div>
      </div>
      <DescriptionList items={factsOf(interview, now)} />
      <div className={classes.actions}>
        <JoinButton interview={interview} now={now} />
        <Button component={Link} to={`${ACTIVE}?prepare=${interview.id}`} variant="default">
          Prepare
        </Button>
      </div>
    </Card>
  );
}

function WhenBadge({ startsAt, now }: { startsAt: string; now: Date }) {
  const isToday = dayOf(startsAt) === dayOf(now);
  const isSoon = Date.parse(startsAt) - now.getTime() < DAY_MS;
  const { label, family } = SCHEDULE_BADGES[isToday ? 'TODAY' : isSoon ? 'UPCOMING' : 'SCHEDULED'];
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

function factsOf({ startsAt, endsAt, interviewType, interviewMode, interviewer }: NextInterview, now: Date) {
  const time = `${formatTimeRange(startsAt, endsAt)} IST`;
  const isToday = dayOf(startsAt) === dayOf(now);
  const mode = INTERVIEW_MODE_LABELS[interviewMode].toLowerCase();
  return [
    ['Date', isToday ? null : formatDate(startsAt)],
    [
      'Time',
      <span key="time" className="strong">
        {time}
      </span>,
    ],
    ['Type', `${INTERVIEW_TYPE_LABELS[interviewType]}, ${mode}`],
    ['With', [interviewer.name, interviewer.designation].filter(Boolean).join(', ')],
  ] as const;
}

/** Enabled ten minutes before the start; until then it shows the time. */
function JoinButton({ interview, now }: { interview: NextInterview; now: Date }) {
  const { meetingLink, startsAt } = interview;
  const opensAt = Date.parse(startsAt) - JOIN_EARLY;
  if (!meetingLink) {
    return (
      <Button component={Link} to={`${ACTIVE}?interview=${interview.id}`} className={classes.main}>
        See details
      </Button>
    );
  }
  const icon = <IconVideo size={16} stroke={1.6} aria-hidden="true" />;
  if (now.getTime() >= opensAt) {
    return (
      <Button
        component="a"
        href={meetingLink}
        target="_blank"
        rel="noreferrer"
        leftSection={icon}
        className={classes.main}
      >
        Join now
      </Button>
    );
  }
  const isToday = dayOf(startsAt) === dayOf(now);
  return (
    <Button
      component={Link}
      to={`${ACTIVE}?interview=${interview.id}`}
      leftSection={icon}
      className={classes.main}
    >
      {isToday ? `Join at ${formatTime(opensAt)}` : 'See details'}
    </Button>
  );
}
