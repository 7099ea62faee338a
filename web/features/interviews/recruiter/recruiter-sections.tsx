import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import classes from '#web/features/interviews/candidate/active-list.module.css';
import { JoinButton } from '#web/features/interviews/candidate/join-button.tsx';
import {
  dayHeading,
  inOwnZone,
  isJoinable,
  isOver,
  replyBy,
  timeUntil,
} from '#web/features/interviews/slots/when.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/format.ts';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { PickTimeForm } from './pick-time-form.tsx';
import type { RecruiterDialogKind } from './recruiter-dialogs.tsx';
import { RecruiterRow } from './recruiter-row.tsx';
import { useUndo } from './use-undo.ts';

interface SectionProps {
  interviews: readonly RecruiterInterview[];
  now: Date;
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={classes.day}>{title}</h2>
      {children}
    </section>
  );
}

/** Candidates have sent times: the recruiter's turn. */
export function TimesToPick({ interviews, now, canAct, onOpen }: SectionProps) {
  const [picking, setPicking] = useState<string | null>(null);
  const [first] = interviews;
  if (!first) return null;
  // One form is open at a time, the most pressing one to begin with.
  const openId = interviews.some(({ id }) => id === picking) ? picking : first.id;
  return (
    <Section title="Pick a time">
      {interviews.map((interview) => (
        <RecruiterRow
          key={interview.id}
          interview={interview}
          now={now}
          canAct={canAct}
          onOpen={(kind) => onOpen(kind, interview.id)}
          aside={interview.dueAt && <p>Pick by {formatDateTime(interview.dueAt).replace(/ \d{4}/, '')}</p>}
          main={
            interview.id === openId ? null : (
              <Button
                size="xs"
                variant="default"
                aria-label={`Pick a time: ${interview.candidate.name}`}
                onClick={() => setPicking(interview.id)}
              >
                Pick a time
              </Button>
            )
          }
        >
          {interview.id === openId && (
            <PickTimeForm
              key={interview.updatedAt}
              interview={interview}
              onAskForOthers={() => onOpen('request-slots', interview.id)}
            />
          )}
        </RecruiterRow>
      ))}
    </Section>
  );
}

/** Booked interviews under their days; those that are over wait for feedback first. */
export function BookedInterviews({ interviews, now, canAct, onOpen }: SectionProps) {
  const days = Map.groupBy(interviews, (interview) =>
    isOver(interview, now) ? 'Give feedback' : dayHeading(interview.startsAt ?? '', now),
  );
  return [...days].map(([day, group]) => (
    <Section key={day} title={day}>
      {group.map((interview) => (
        <RecruiterRow
          key={interview.id}
          interview={interview}
          now={now}
          canAct={canAct}
          onOpen={(kind) => onOpen(kind, interview.id)}
          aside={<When interview={interview} now={now} />}
          main={<BookedAction interview={interview} now={now} onOpen={onOpen} />}
        />
      ))}
    </Section>
  ));
}

function When({
  interview: { startsAt, endsAt },
  now,
}: Pick<SectionProps, 'now'> & { interview: RecruiterInterview }) {
  if (!startsAt || !endsAt) return null;
  const own = inOwnZone(new Date(startsAt), new Date(endsAt));
  const until = Date.parse(endsAt) <= now.getTime() ? formatDate(startsAt) : timeUntil(startsAt, now);
  return (
    <p>
      <span className="strong">{until.charAt(0).toUpperCase() + until.slice(1)}</span>
      {own && <span className={classes.zone}>{own}</span>}
    </p>
  );
}

type BookedActionProps = Pick<SectionProps, 'now' | 'onOpen'> & { interview: RecruiterInterview };

function BookedAction({ interview, now, onOpen }: BookedActionProps) {
  if (movesOf(interview, 'RECRUITER', now).includes('COMPLETE')) {
    return (
      <Button size="xs" variant="default" onClick={() => onOpen('outcome', interview.id)}>
        Give feedback
      </Button>
    );
  }
  if (!interview.meetingLink || !isJoinable(interview, now)) return null;
  return <JoinButton link={interview.meetingLink} name={interview.candidate.name} />;
}

/** Requests that candidates have not answered yet. */
export function AwaitingReply({ interviews, now, canAct, onOpen }: SectionProps) {
  const undo = useUndo();
  if (interviews.length === 0) return null;
  return (
    <Section title="Awaiting reply">
      {interviews.map((interview) => (
        <RecruiterRow
          key={interview.id}
          interview={interview}
          now={now}
          canAct={canAct}
          onOpen={(kind) => onOpen(kind, interview.id)}
          aside={
            <>
              <DeadlineBadge deadline={interview.respondByDate} />
              <p>{replyBy(interview.respondByDate, now)}</p>
            </>
          }
          main={
            interview.undoUntil && Date.parse(interview.undoUntil) > now.getTime() ? (
              <Button size="xs" variant="default" onClick={() => undo(interview.id)}>
                Undo
              </Button>
            ) : (
              movesOf(interview, 'RECRUITER', now).includes('WITHDRAW') && (
                <Button
                  size="xs"
                  variant="default"
                  color="brick"
                  onClick={() => onOpen('withdraw', interview.id)}
                >
                  Withdraw
                </Button>
              )
            )
          }
        />
      ))}
    </Section>
  );
}

/** Interviews that are over, in whatever way. */
export function PastRecruiterInterviews({ interviews, now, canAct, onOpen }: SectionProps) {
  return interviews.map((interview) => (
    <RecruiterRow
      key={interview.id}
      interview={interview}
      heading="h2"
      now={now}
      canAct={canAct}
      onOpen={(kind) => onOpen(kind, interview.id)}
      aside={
        <>
          <p>{formatDay(interview.startsAt ?? interview.updatedAt)}</p>
          {interview.closingReason && <p>{interview.closingReason}</p>}
        </>
      }
      main={<AfterIt interview={interview} now={now} onOpen={onOpen} />}
    />
  ));
}

/** What follows an interview that is over: the feedback, or the offer that it led to. */
function AfterIt({
  interview,
  now,
  onOpen,
}: { interview: RecruiterInterview } & Pick<SectionProps, 'now' | 'onOpen'>) {
  if (interview.outcome === 'OFFER') {
    return (
      <Button
        component={Link}
        to={`/recruiter/applications?application=${interview.applicationId}`}
        size="xs"
        variant="default"
        aria-label={`Offer: ${interview.candidate.name}`}
      >
        Offer
      </Button>
    );
  }
  if (!movesOf(interview, 'RECRUITER', now).includes('COMPLETE')) return null;
  return (
    <Button size="xs" variant="default" onClick={() => onOpen('outcome', interview.id)}>
      Give feedback
    </Button>
  );
}
