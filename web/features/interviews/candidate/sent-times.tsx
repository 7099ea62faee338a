import { Button } from '@mantine/core';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { firstNameOf, kindInWords, roundInWords } from '#web/features/interviews/interview-words.ts';
import { pickUntil } from '#web/features/interviews/slots/when.ts';
import { count } from '#web/lib/format/counts.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { OwnZone } from '#web/ui/display/own-zone.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './active-list.module.css';

interface SentTimesProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Accepted requests whose times wait for the recruiter to pick one. */
export function SentTimes({ interviews, now, onOpen }: SentTimesProps) {
  if (interviews.length === 0) return null;
  const { label, family } = interviewStatusBadge('ACCEPTED', 'candidate');
  return (
    <section aria-label={label} style={{ marginBottom: 26 }}>
      <h2 className={classes.day}>{label}</h2>
      {interviews.map((interview) => (
        <InterviewRow
          key={interview.id}
          id={interview.id}
          lead={<InitialTile name={interview.company.name} src={interview.company.logo} size={48} />}
          title={interview.jobRole.title}
          meta={[interview.company.name, kindInWords(interview), roundInWords(interview)]}
          badges={<StatusBadge family={family}>{label}</StatusBadge>}
          aside={
            <p>
              {firstNameOf(interview.recruiter)} picks one of{' '}
              {count(interview.availabilitySlots.length, 'time')}
              {interview.pickBy && ` ${pickUntil(interview.pickBy)}`}
              {interview.pickBy && <OwnZone at={interview.pickBy} />}
            </p>
          }
          actions={
            <SentActions interview={interview} now={now} onOpen={(kind) => onOpen(kind, interview.id)} />
          }
        />
      ))}
    </section>
  );
}

/** While the times wait, the candidate can view them or cancel. */
export function SentActions({
  interview,
  now,
  onOpen,
  withDetails = true,
}: {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
  withDetails?: boolean;
}) {
  const name = `${interview.jobRole.title}, ${interview.company.name}`;
  return (
    <>
      {withDetails && (
        <Button variant="subtle" size="xs" aria-label={`Details: ${name}`} onClick={() => onOpen('details')}>
          Details
        </Button>
      )}
      {movesOf(interview, 'CANDIDATE', now).includes('CANCEL') && (
        <Button
          variant="default"
          color="brick"
          size="xs"
          aria-label={`Cancel: ${name}`}
          onClick={() => onOpen('cancel')}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
