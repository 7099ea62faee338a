import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { ASKABLE_STATUSES } from '#contract/applications/transitions.ts';
import { PENDING_ACTION_LABELS } from '#contract/dashboards/pending-action.ts';
import type { Hire } from '#contract/hires/hire.ts';
import { type ApplicationHire, getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked, OPEN_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { type ApplicationOffers, listApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import { useStageMove } from '#web/features/applications/workspace/use-stage-move.ts';
import type { HireAct } from '#web/features/hires/recruiter/hire-acts.ts';
import { roundInWords } from '#web/features/interviews/interview-words.ts';
import { NextActButton } from '#web/features/interviews/next-act-button.tsx';
import type { RecruiterDialogKind } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { dayOf, formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

/** Whose turn it is in an application, and the next act. */
type Turn =
  | { kind: 'hire'; act: HireAct | undefined; label: string; due: string | null }
  | { kind: 'interview'; interview: RecruiterInterview }
  | { kind: 'waiting'; what: string }
  | { kind: 'shortlist' }
  | { kind: 'request' }
  | { kind: 'none' };

export interface Standing {
  application: Pick<Application, 'status' | 'candidate' | 'nextStatuses'>;
  interviews: readonly RecruiterInterview[];
  offers: ApplicationOffers | undefined;
  hire: ApplicationHire | undefined;
  /** Today's date in India. */
  today: string;
}

const waiting = (what: string): Turn => ({ kind: 'waiting', what });

function hireTurn({ application, hire: found, today }: Standing): Turn | undefined {
  const { firstName } = application.candidate;
  if (found?.terms) {
    const due = `Joins ${formatDay(found.terms.joiningDate)}`;
    if (found.terms.joiningDate > today) return waiting(`${due}.`);
    return { kind: 'hire', act: 'record-joining', label: 'Record joining', due };
  }
  return found?.hire ? turnOfHire(found.hire, firstName) : undefined;
}

/** A report of one side waits for the other; an open question comes after that. */
function turnOfHire(hire: Hire, firstName: string): Turn | undefined {
  const { status, reportedBy, confirmBy, checks } = hire;
  const by = confirmBy ? ` by ${formatDay(confirmBy)}` : '';
  if (status === 'DISPUTED') return waiting('An admin settles what is disputed.');
  if (status === 'RECORDED') return waiting(`${firstName} confirms joining${by}.`);
  if (status === 'LEAVING' && reportedBy === 'CANDIDATE') {
    return { kind: 'hire', act: 'confirm-hire', label: 'Confirm leaving', due: by && `Answer${by}` };
  }
  if (status === 'LEAVING' || status === 'ABSENT') return waiting(`${firstName} answers${by}.`);
  const asked = checks.toSorted((one, other) => other.day - one.day)[0];
  if (status !== 'CONFIRMED' || asked?.isGood !== null) return undefined;
  const due = `Is ${firstName} still there after ${asked.day} days?`;
  return { kind: 'hire', act: undefined, label: PENDING_ACTION_LABELS.ANSWER_CHECK, due };
}

function waitingFor({ application, interviews, offers }: Standing): Turn | undefined {
  const { firstName } = application.candidate;
  const [offer] = offers?.versions ?? [];
  if (offer?.status === 'EXTENDED') {
    return waiting(`${firstName} answers the offer by ${formatDay(offer.expiresOn)}.`);
  }
  const open = interviews.find(({ status }) => OPEN_STATUSES.includes(status));
  if (open && isBooked(open)) return waiting(`Interview on ${formatDateTime(open.startsAt)}.`);
  if (open && TO_ANSWER_STATUSES.includes(open.status)) {
    return waiting(`${firstName} replies by ${formatDay(open.respondByDate)}.`);
  }
  const held = interviews.find(({ ballHolder, holdUntil }) => ballHolder === 'RECRUITER' && holdUntil);
  return held?.holdUntil ? waiting(`On hold until ${formatDay(held.holdUntil)}.`) : undefined;
}

/** The single next action: what is already in progress first, then what the stage requires. */
export function turnOf(standing: Standing): Turn {
  const { application, interviews } = standing;
  const { status, candidate, nextStatuses } = application;
  const ofHire = hireTurn(standing);
  if (ofHire) return ofHire;
  const interview = interviews.find(({ nextAct, ballHolder }) => nextAct && ballHolder === 'RECRUITER');
  if (interview) return { kind: 'interview', interview };
  const ofOthers = waitingFor(standing);
  if (ofOthers) return ofOthers;
  if (candidate.presence !== 'HERE') return { kind: 'none' };
  const isUndecided = status === 'NEW' || status === 'REVIEWED';
  if (isUndecided && nextStatuses.includes('SHORTLISTED')) return { kind: 'shortlist' };
  return ASKABLE_STATUSES.includes(status) ? { kind: 'request' } : { kind: 'none' };
}

const RequestInterviewModal = lazyDialog(
  async () =>
    (await import('#web/features/interviews/request/request-interview-modal.tsx')).RequestInterviewModal,
);

interface NextActionProps {
  application: Application;
  /** Undefined while they load. */
  interviews: readonly RecruiterInterview[] | undefined;
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

/** Whose turn it is, until when, and the one thing to do; viewers only see it. */
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

/** The deadline, and below it the button. */
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
        candidate={{ id: candidate.id, name: fullName(candidate) }}
        jobId={job.id}
        opened={isAsking}
        onClose={close}
      />
    </>
  );
}
