import { Rating } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod';
import type { InterviewEvent, RecruiterInterview } from '#contract/interviews/interview.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { BEST_RATING, getScorecards } from '#contract/interviews/scorecards.ts';
import { TO_ANSWER_STATUSES, TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import {
  INTERVIEW_OUTCOME_LABELS,
  interviewStatusBadge,
  VERDICT_LABELS,
  type Verdict,
} from '#contract/labels/interviews.ts';
import { CopyableText } from '#web/features/interviews/copyable-text.tsx';
import { InterviewBadges } from '#web/features/interviews/interview-badges.tsx';
import classes from '#web/features/interviews/interview-details.module.css';
import { kindInWords, payInWords } from '#web/features/interviews/interview-words.ts';
import fields from '#web/features/interviews/scorecard-fields.module.css';
import { SlotList } from '#web/features/interviews/slots/slot-list.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count, dotted } from '#web/lib/format/counts.ts';
import { formatDate, formatDateTime, formatDay, formatTimeRange } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';

const FAMILIES = {
  STRONG_YES: 'success',
  YES: 'success',
  NO: 'warning',
  STRONG_NO: 'danger',
} as const satisfies Record<Verdict, unknown>;

/** The scorecards of an interview that the user may see; renders nothing without any. */
function ScorecardList({ interviewId: id }: { interviewId: string }) {
  const { data } = useEndpoint(getScorecards, { params: { id } });
  if (!data || (data.cards.length === 0 && data.hiddenCount === 0)) return null;
  return (
    <section className={classes.section} style={{ display: 'grid', gap: 16 }}>
      <h3>Scorecards</h3>
      {data.hiddenCount > 0 && (
        <p className="muted">
          {count(data.hiddenCount, 'scorecard')} of your colleagues.
          {data.maySend && ' Send yours to read what others think.'}
        </p>
      )}
      {data.cards.map(({ id: cardId, author, verdict, ratings, notes, isShared, sentAt }) => (
        <article key={cardId} aria-label={`Scorecard of ${author.name}`}>
          <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <span className="strong">{author.name}</span>
            <StatusBadge family={FAMILIES[verdict]}>{VERDICT_LABELS[verdict]}</StatusBadge>
            <span className="muted small num">{formatDay(sentAt)}</span>
          </p>
          {ratings.map(({ criterion, rating }) => (
            <div key={criterion} className={fields.criterion}>
              <span className="small">{criterion}</span>
              <span role="img" aria-label={`${rating} of ${BEST_RATING}`}>
                <Rating count={BEST_RATING} value={rating} readOnly size="xs" aria-hidden="true" />
              </span>
            </div>
          ))}
          <p style={{ marginTop: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</p>
          {isShared && <p className="muted small">The candidate reads these notes.</p>}
        </article>
      ))}
    </section>
  );
}

type Event = z.output<typeof InterviewEvent>;

/** Everything the company knows about an interview, with its history. */
export function RecruiterDetails({
  interview,
  onClose,
}: {
  interview: RecruiterInterview;
  onClose: () => void;
}) {
  const details = useEndpoint(getRecruiterInterview, { params: { id: interview.id } });
  const { candidate, job } = interview;
  const absence = absenceOf(candidate.presence);
  const { label, family } = interviewStatusBadge(interview.status, 'recruiter');
  return (
    <SidePanel opened onClose={onClose} title="Interview details">
      <div className={classes.head}>
        <Avatar name={candidate.name} src={candidate.profilePicture} size={48} />
        <div>
          <h3 style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
            {absence ? (
              candidate.name
            ) : (
              <Link to={`/recruiter/candidates/${candidate.id}`}>{candidate.name}</Link>
            )}
            {candidate.hasVerifiedDegree && <Medal label="Verified degree" />}
          </h3>
          <p className="muted small">{dotted([job.title, candidate.headline])}</p>
          {absence && <p className="muted small">{absence}</p>}
          <div className={classes.badges}>
            <StatusBadge family={family}>{label}</StatusBadge>
            <InterviewBadges interview={interview} />
          </div>
        </div>
      </div>
      <Facts interview={interview} />
      <Answer interview={interview} />
      <ScorecardList interviewId={interview.id} />
      <section className={classes.section}>
        <h3>History</h3>
        {details.isPending && <LoadingText lines={3} />}
        {details.isError && <p className="muted">{details.error.message}</p>}
        <ul style={{ display: 'grid', gap: 8 }}>
          {details.data?.events.map((event) => (
            <li key={`${event.at} ${event.action}`}>
              {lineOf(event)}
              <span className="muted small num"> {formatDateTime(event.at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </SidePanel>
  );
}

function Facts({ interview }: { interview: RecruiterInterview }) {
  const { startsAt, endsAt, meetingLink, candidate, interviewer, requestedBy, dueAt } = interview;
  const contact: (readonly [string, ReactNode])[] = [
    [
      'Email',
      candidate.email && (
        <CopyableText text={candidate.email} what="email">
          <MailAddress address={candidate.email} />
        </CopyableText>
      ),
    ],
    [
      'Phone',
      candidate.phone && (
        <CopyableText text={candidate.phone} what="phone number">
          {formatPhone(candidate.phone)}
        </CopyableText>
      ),
    ],
  ];
  return (
    <section className={classes.section}>
      <DescriptionList
        termWidth={110}
        items={[
          ['Interview', kindInWords(interview)],
          ['Salary', payInWords(interview)],
          ['Date', startsAt && formatDate(startsAt)],
          ['Time', startsAt && endsAt && `${formatTimeRange(startsAt, endsAt)} IST`],
          ['Link', meetingLink && <CopyableText text={meetingLink} what="meeting link" />],
          ['Interviewer', interviewer.name],
          ['Requested by', requestedBy.id === interviewer.id ? null : requestedBy.name],
          [
            'Reply by',
            TO_ANSWER_STATUSES.includes(interview.status) ? formatDateTime(interview.respondByDate) : null,
          ],
          ['Your turn until', interview.ballHolder === 'RECRUITER' && dueAt ? formatDateTime(dueAt) : null],
          ...contact,
        ]}
      />
      {!candidate.email && (
        <p className="muted small" style={{ marginTop: 10 }}>
          Email and phone open once {candidate.name} accepts.
        </p>
      )}
    </section>
  );
}

function Answer({ interview }: { interview: RecruiterInterview }) {
  const { availabilitySlots, candidateMessage, closingReason, outcome, feedback, holdUntil, status } =
    interview;
  return (
    <>
      {TO_PICK_STATUSES.includes(status) && (
        <section className={classes.section}>
          <h3>Times offered</h3>
          <SlotList slots={availabilitySlots} />
        </section>
      )}
      {(candidateMessage || closingReason || outcome) && (
        <section className={classes.section}>
          <DescriptionList
            termWidth={110}
            items={[
              ['Message', candidateMessage],
              ['Reason', closingReason],
              ['Outcome', outcome && INTERVIEW_OUTCOME_LABELS[outcome]],
              ['On hold until', holdUntil && formatDate(holdUntil)],
              ['Feedback', feedback],
            ]}
          />
        </section>
      )}
    </>
  );
}

const STEPS: Record<Event['action'], string> = {
  REQUEST: 'Requested',
  ACCEPT: 'Accepted with times',
  DECLINE: 'Declined',
  WITHDRAW: 'Withdrawn',
  EXPIRE: 'Expired without a reply',
  SCHEDULE: 'Booked',
  REQUEST_SLOTS: 'Other times asked for',
  CANCEL: 'Cancelled',
  RESCHEDULE: 'New times offered',
  COMPLETE: 'Completed',
  DECIDE: 'Decided anew',
  REPORT_NO_SHOW: 'No-show reported',
  CONTEST_NO_SHOW: 'No-show contested',
  UPHOLD_NO_SHOW: 'No-show upheld by an admin',
  CLEAR_NO_SHOW: 'No-show cleared by an admin',
  HAND_OVER: 'Handed over to a colleague',
};

function lineOf({ action, actorName, reason }: Event): string {
  const who = actorName ? ` by ${actorName}` : '';
  return `${STEPS[action]}${who}${reason ? `: ${reason}` : ''}`;
}
