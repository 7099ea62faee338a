import { useNavigate } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { pathOfAct } from '#contract/interviews/next-act.ts';
import type { InterviewOutcome } from '#contract/labels/interviews.ts';

export type FollowUp = 'next-round' | 'reject';

interface Ways {
  onNext: (kind: FollowUp) => void;
  onClose: () => void;
}

/** What was decided is done next. */
export function useFollowUp(interview: RecruiterInterview, { onNext, onClose }: Ways) {
  const navigate = useNavigate();
  return (outcome: InterviewOutcome | null) => {
    if (outcome === 'OFFER') void navigate(pathOfAct('MAKE_OFFER', interview), { replace: true });
    else if (outcome === 'ADVANCE') onNext('next-round');
    else if (outcome === 'REJECT') onNext('reject');
    else onClose();
  };
}
