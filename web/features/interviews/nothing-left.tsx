import { useState } from 'react';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { CloseFooter, Dialog } from '#web/ui/overlays/dialog.tsx';

/** Texts for ways to end without an interview. */
export const ENDS: Partial<Record<InterviewStatus, string>> = {
  DECLINED: 'The request was declined.',
  WITHDRAWN: 'The request was withdrawn.',
  EXPIRED: 'The request expired without a reply.',
  CANCELLED: 'This interview was cancelled.',
  NO_SHOW: 'A no-show was reported for this interview.',
};

interface Ended {
  status: InterviewStatus;
  closingReason: string | null;
}

/**
 * Whether the interview ended without taking place, as of the opening of the dialog: if it ends later, the
 * form and its input stay, and the server says that it is too late.
 */
export function useNothingLeft({ status }: Ended): boolean {
  const [isEnded] = useState(status in ENDS);
  return isEnded;
}

interface NothingLeftProps {
  title: string;
  interview: Ended;
  onClose: () => void;
}

/** Shown instead of a form that an outdated link leads to. */
export function NothingLeft({ title, interview: { status, closingReason }, onClose }: NothingLeftProps) {
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{ENDS[status]} No feedback is asked for.</p>
      {closingReason && <p className="muted">Reason: {closingReason}</p>}
      <CloseFooter onClose={onClose} />
    </Dialog>
  );
}
