import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { listApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import { nameOf } from '#web/features/applications/application-text.ts';
import { useStageMove } from '#web/features/applications/workspace/use-stage-move.ts';
import { roundInWords } from '#web/features/interviews/interview-words.ts';
import { NextActButton } from '#web/features/interviews/next-act-button.tsx';
import type { RecruiterDialogKind } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { dayOf, formatDateTime } from '#web/lib/format/dates.ts';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { late } from '#web/ui/late/late.tsx';
import { type Turn, turnOf } from './turn-of.ts';

const RequestInterviewModal = late(
  async () =>
    (await import('#web/features/interviews/request/request-interview-modal.tsx')).RequestInterviewModal,
);

interface NextActionProps {
  application: Application;
  /** Undefined while they are read. */
  interviews: readonly RecruiterInterview[] | undefined;
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

/** Whose turn it is and until when, and the one thing to do; who looks on reads it. */
export function NextAction({ application, interviews, canAct, onOpen }: NextActionProps) {
  const params = { id: application.id };
  const offers = useEndpoint(listApplicationOffers, { params });
  const hire = useEndpoint(getApplicationHire, { params });
  const { pathname, search } = useLocation();
  if (!interviews || offers.isPending || hire.isPending) return null;
  const turn = turnOf({
    application,
    interviews,
    offers: offers.data,
    hire: hire.data,
    today: dayOf(new Date()),
  });
  if (turn.kind === 'none') return null;
  if (turn.kind === 'waiting') return <Next due={turn.what} />;
  if (!canAct) return <Next due="Your team’s turn." />;
  if (turn.kind === 'hire') {
    const query = new URLSearchParams(search);
    query.set('tab', 'offer');
    if (turn.act) query.set('act', turn.act);
    return (
      <Next due={turn.due}>
        <Button component={Link} to={`${pathname}?${query}`} state={DIALOG_STEP} preventScrollReset>
          {turn.label}
        </Button>
      </Next>
    );
  }
  if (turn.kind === 'interview') return <OfInterview interview={turn.interview} onOpen={onOpen} />;
  return <ByStage key={application.id} turn={turn} application={application} />;
}

/** What is due, and below it the button. */
function Next({ due, isLate = false, children }: { due: ReactNode; isLate?: boolean; children?: ReactNode }) {
  return (
    <>
      {(due || isLate) && (
        <p className="small muted">
          {isLate && <StatusBadge family="danger">Overdue</StatusBadge>} {due}
        </p>
      )}
      {children}
    </>
  );
}

function OfInterview({
  interview,
  onOpen,
}: Pick<NextActionProps, 'onOpen'> & { interview: RecruiterInterview }) {
  const { dueAt, isOverdue } = interview;
  const due = dueAt && `${isOverdue ? 'was due' : 'due'} ${formatDateTime(dueAt).replace(/ \d{4}/, '')}`;
  return (
    <Next due={[roundInWords(interview), due].filter(Boolean).join(', ')} isLate={isOverdue}>
      <NextActButton interview={interview} onOpen={onOpen} isMain isLarge />
    </Next>
  );
}

function ByStage({ turn, application }: { turn: Turn; application: Application }) {
  const [isAsking, { open, close }] = useDisclosure(false);
  const { move } = useStageMove(application);
  const { id, candidate, job } = application;
  if (turn.kind === 'shortlist') {
    return (
      <Next due={move.error && <FailureMessage>{move.error.message}</FailureMessage>}>
        <Button
          loading={move.isPending}
          onClick={() => move.mutate({ params: { id }, body: { status: 'SHORTLISTED' } })}
        >
          Shortlist
        </Button>
      </Next>
    );
  }
  return (
    <>
      <Button onClick={open}>Request interview</Button>
      <RequestInterviewModal
        candidate={{ id: candidate.id, name: nameOf(candidate) }}
        jobId={job.id}
        opened={isAsking}
        onClose={close}
      />
    </>
  );
}
