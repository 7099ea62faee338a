import { Button } from '@mantine/core';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewBadges } from '#web/features/interviews/interview-badges.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { payInWords, placeInWords } from '#web/features/interviews/interview-words.ts';
import { replyBy } from '#web/features/interviews/slots/when.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { OwnZone } from '#web/ui/display/own-zone.tsx';

interface RequestListProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Requests that wait for a reply. */
export function RequestList({ interviews, now, onOpen }: RequestListProps) {
  return interviews.map((interview) => (
    <InterviewRow
      key={interview.id}
      id={interview.id}
      lead={<InitialTile name={interview.company.name} src={interview.company.logo} size={48} />}
      title={interview.jobRole.title}
      heading="h2"
      meta={[interview.company.name, placeInWords(interview.jobRole), payInWords(interview)]}
      badges={<InterviewBadges interview={interview} />}
      aside={
        <>
          <DeadlineBadge deadline={interview.respondByDate} />
          <p>
            {replyBy(interview.respondByDate, now)}
            <OwnZone at={interview.respondByDate} />
          </p>
        </>
      }
      actions={
        <RequestActions interview={interview} now={now} onOpen={(kind) => onOpen(kind, interview.id)} />
      }
    />
  ));
}

interface RequestActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
  /** Inside the details there is no way to the details, and accepting stands out. */
  inDetails?: boolean;
}

export function RequestActions({ interview, now, onOpen, inDetails = false }: RequestActionsProps) {
  const name = `${interview.jobRole.title}, ${interview.company.name}`;
  const size = inDetails ? 'sm' : 'xs';
  const moves = movesOf(interview, 'CANDIDATE', now);
  const accept = moves.includes('ACCEPT') && (
    <Button
      size={size}
      variant={inDetails ? 'filled' : 'default'}
      aria-label={`Accept: ${name}`}
      onClick={() => onOpen('accept')}
    >
      Accept
    </Button>
  );
  const decline = moves.includes('DECLINE') && (
    <Button size={size} variant="default" aria-label={`Decline: ${name}`} onClick={() => onOpen('decline')}>
      Decline
    </Button>
  );
  if (inDetails) {
    return (
      <>
        {accept}
        {decline}
      </>
    );
  }
  return (
    <>
      <Button size={size} variant="subtle" aria-label={`Details: ${name}`} onClick={() => onOpen('details')}>
        Details
      </Button>
      {decline}
      {accept}
    </>
  );
}
