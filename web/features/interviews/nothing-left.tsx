import { useState } from 'react';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { CloseFooter, Dialog } from '#web/ui/overlays/dialog.tsx';

/** How it ended without an interview. */
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
 * Whether there never was an interview to speak about, as it stood when the dialog opened: what ends while somebody
 * writes does not take their words away, and the server says that they come too late.
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

/** In place of a form that an old link leads to. */
export function NothingLeft({ title, interview: { status, closingReason }, onClose }: NothingLeftProps) {
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{ENDS[status]} No feedback is asked for.</p>
      {closingReason && <p className="muted">Reason: {closingReason}</p>}
      <CloseFooter onClose={onClose} />
    </Dialog>
  );
}
