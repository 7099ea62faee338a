import type { Application } from '#contract/applications/application.ts';
import { rejectApplication, setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { tellDecided } from '#web/features/profiles/stage-moves/tell-decided.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';

/** The manual decisions of a recruiter; each can be undone for a while, in its toast and with a key. */
export function useStageMove({ id }: Application, onRejected?: () => void) {
  const move = useEndpointMutation(setApplicationStatus, {
    onSuccess({ status }) {
      const stage = applicationStatusBadge(status, 'recruiter').label.toLowerCase();
      tellDecided(`Moved to ${stage}.`, [id]);
    },
  });
  const reject = useEndpointMutation(rejectApplication, {
    onSuccess() {
      tellDecided('Candidate rejected.', [id]);
      onRejected?.();
    },
  });
  return { move, reject };
}
