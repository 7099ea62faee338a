import { Button } from '@mantine/core';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import { INTERVIEW_OUTCOME_LABELS, interviewStatusBadge } from '#contract/labels/interviews.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './application-rounds.module.css';
import { kindInWords, roundInWords } from './interview-words.ts';
import { NextActButton } from './next-act-button.tsx';
import type { RecruiterDialogKind } from './recruiter/recruiter-dialog-kinds.ts';

interface ApplicationRoundsProps {
  interviews: readonly RecruiterInterview[];
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

/** The interviews of one application, the latest round first. */
export function ApplicationRounds({ interviews, canAct, onOpen }: ApplicationRoundsProps) {
  const latestFirst = interviews.toSorted(
    (a, b) => b.interviewStage - a.interviewStage || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  return (
    <ol className={classes.rounds} aria-label="Interviews">
      {latestFirst.map((interview) => (
        <li key={interview.id} className={classes.round} data-interview={interview.id}>
          <div>
            <h3>{roundInWords(interview)}</h3>
            <p className="small muted">
              {dotted([kindInWords(interview), whenOf(interview), `with ${interview.interviewer.name}`])}
            </p>
            {interview.outcome && (
              <p className="small">Decided: {INTERVIEW_OUTCOME_LABELS[interview.outcome].toLowerCase()}</p>
            )}
            {interview.closingReason && <p className="small muted">{interview.closingReason}</p>}
          </div>
          <div className={classes.badges}>
            <Badge interview={interview} />
            {interview.isOverdue && <StatusBadge family="danger">Overdue</StatusBadge>}
          </div>
          <div className={classes.actions}>
            <Button
              size="xs"
              variant="default"
              aria-label={`Details: ${roundInWords(interview)}`}
              onClick={() => onOpen('details', interview.id)}
            >
              Details
            </Button>
            {canAct && <NextActButton interview={interview} onOpen={onOpen} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Badge({ interview: { status } }: { interview: RecruiterInterview }) {
  const { label, family } = interviewStatusBadge(status, 'recruiter');
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

function whenOf(interview: RecruiterInterview): string | null {
  if (isBooked(interview)) return formatDateTime(interview.startsAt);
  if (TO_ANSWER_STATUSES.includes(interview.status)) return `reply by ${formatDay(interview.respondByDate)}`;
  return interview.startsAt ? formatDay(interview.startsAt) : null;
}
