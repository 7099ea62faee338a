import { type ReactNode, useState } from 'react';
import { ERRORS } from '#contract/core/errors.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { stateOf } from '#contract/interviews/state.ts';
import { type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { ENDS } from '#web/features/interviews/nothing-left.tsx';
import { CloseFooter, Dialog } from '#web/ui/overlays/dialog.tsx';

/** Explains a state in which the action is no longer or not yet possible. */
const STANDS: Partial<Record<InterviewStatus, string>> = {
  ...ENDS,
  PENDING: 'This request waits for your reply.',
  ACCEPTED: 'Your times are with the recruiter.',
  SCHEDULED: 'This interview is booked.',
  RESCHEDULE_REQUESTED: 'New times are with the recruiter.',
  COMPLETED: 'This interview has taken place.',
};

function whyNot(move: InterviewMove, interview: CandidateInterview): string | null {
  const { status } = interview;
  const refused = interviewMoves.refusal(move, stateOf(interview), 'CANDIDATE', new Date());
  if (!refused) return null;
  return refused === 'STATE_CHANGED' || status in ENDS ? (STANDS[status] ?? null) : ERRORS[refused][1];
}

interface WhileAllowedProps {
  move: InterviewMove;
  interview: CandidateInterview;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/**
 * An outdated link shows the reason instead of a form that would be refused. A form that is already open
 * stays, and the server says that it is too late.
 */
export function WhileAllowed({ move, interview, onClose, children }: WhileAllowedProps) {
  const [reason] = useState(() => whyNot(move, interview));
  const { status, closingReason, company, jobRole } = interview;
  if (reason === null) return children;
  return (
    <Dialog opened onClose={onClose} title={jobRole.title}>
      <p className="muted">{company.name}</p>
      <p>{reason}</p>
      {status in ENDS && closingReason && <p className="muted">Reason: {closingReason}</p>}
      <CloseFooter onClose={onClose} />
    </Dialog>
  );
}
