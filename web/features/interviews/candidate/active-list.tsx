import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { kindInWords, roundInWords } from '#web/features/interviews/interview-words.ts';
import { dayHeading, pickUntil, scheduleBadge, timeUntil } from '#web/features/interviews/slots/when.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { formatMinutes } from '#web/lib/format/units.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { OwnZone } from '#web/ui/display/own-zone.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { ActiveActions } from './active-actions.tsx';
import classes from './active-list.module.css';

interface ActiveListProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Booked interviews by day, then those that are being rescheduled. */
export function ActiveList({ interviews, now, onOpen }: ActiveListProps) {
  const days = Map.groupBy(interviews, ({ startsAt }) =>
    startsAt ? dayHeading(startsAt, now) : 'Waiting for a new time',
  );
  return (
    <div>
      {[...days].map(([day, group]) => (
        <section key={day} aria-label={day}>
          <h2 className={classes.day}>{day}</h2>
          {group.map((interview) => (
            <ActiveRow
              key={interview.id}
              interview={interview}
              now={now}
              onOpen={(kind) => onOpen(kind, interview.id)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface ActiveRowProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
}

function ActiveRow({ interview, now, onOpen }: ActiveRowProps) {
  const { startsAt, company, jobRole } = interview;
  return (
    <InterviewRow
      id={interview.id}
      lead={
        startsAt ? <TimeBlock interview={interview} startsAt={startsAt} /> : <CompanyTile company={company} />
      }
      leadWidth={startsAt ? 72 : 48}
      title={jobRole.title}
      meta={[company.name, kindInWords(interview), roundInWords(interview)]}
      badges={<StateBadge interview={interview} now={now} />}
      aside={<Until interview={interview} now={now} />}
      actions={<ActiveActions interview={interview} now={now} onOpen={onOpen} />}
    />
  );
}

function CompanyTile({ company }: Pick<CandidateInterview, 'company'>) {
  return <InitialTile name={company.name} src={company.logo} size={48} />;
}

function TimeBlock({ interview, startsAt }: { interview: CandidateInterview; startsAt: string }) {
  return (
    <time dateTime={startsAt} className={classes.time}>
      {formatTime(startsAt)}
      <span className={classes.length}>{formatMinutes(interview.duration)}</span>
    </time>
  );
}

function StateBadge({ interview, now }: { interview: CandidateInterview; now: Date }) {
  const { label, family } = isBooked(interview)
    ? scheduleBadge(interview, now)
    : interviewStatusBadge(interview.status, 'candidate');
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

function Until({
  interview: { startsAt, endsAt, pickBy },
  now,
}: {
  interview: CandidateInterview;
  now: Date;
}) {
  if (!startsAt || !endsAt) {
    return (
      <p>
        The recruiter picks one of your new times{pickBy && `, ${pickUntil(pickBy)}`}.
        {pickBy && <OwnZone at={pickBy} />}
      </p>
    );
  }
  const until = timeUntil(startsAt, now);
  return (
    <p>
      <span className="strong">{until.charAt(0).toUpperCase() + until.slice(1)}</span>
      <OwnZone at={startsAt} until={endsAt} />
    </p>
  );
}
