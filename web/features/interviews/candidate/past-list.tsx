import { Button } from '@mantine/core';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { kindInWords, roundInWords } from '#web/features/interviews/interview-words.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

interface PastListProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Interviews that are over, in whatever way. */
export function PastList({ interviews, now, onOpen }: PastListProps) {
  return interviews.map((interview) => {
    const { label, family } = interviewStatusBadge(interview.status, 'candidate');
    return (
      <InterviewRow
        key={interview.id}
        id={interview.id}
        lead={<InitialTile name={interview.company.name} src={interview.company.logo} size={48} />}
        title={interview.jobRole.title}
        heading="h2"
        meta={[interview.company.name, kindInWords(interview), roundInWords(interview)]}
        badges={<StatusBadge family={family}>{label}</StatusBadge>}
        aside={
          <>
            <p>{formatDay(interview.startsAt ?? interview.updatedAt)}</p>
            {interview.closingReason && <p>{interview.closingReason}</p>}
          </>
        }
        actions={
          <PastActions interview={interview} now={now} onOpen={(kind) => onOpen(kind, interview.id)} />
        }
      />
    );
  });
}

interface PastActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
}

function PastActions({ interview, now, onOpen }: PastActionsProps) {
  const moves = movesOf(interview, 'CANDIDATE', now);
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => onOpen('details')}>
        Details
      </Button>
      {moves.includes('CONTEST_NO_SHOW') && (
        <Button variant="default" size="xs" onClick={() => onOpen('contest')}>
          Contest
        </Button>
      )}
      {moves.includes('COMPLETE') && (
        <Button variant="default" size="xs" onClick={() => onOpen('feedback')}>
          Give feedback
        </Button>
      )}
    </>
  );
}
