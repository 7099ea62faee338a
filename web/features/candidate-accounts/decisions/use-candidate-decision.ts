import { notifications } from '@mantine/notifications';
import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminSuspendCandidate,
  CANDIDATE_ACTIVATED,
  CANDIDATE_DELETED,
  CANDIDATE_SUSPENDED,
} from '#contract/candidate-account.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft } from '#web/lib/forms/kept-draft.ts';

/** Under which name a reason is kept until the suspension. */
export const draftNameOf = (id: string) => `suspend-candidate:${id}`;

/** The decisions about one candidate; each says what happened and has the lists read again. */
export function useCandidateDecision(id: string, onDone: () => void) {
  const options = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      forgetDraft(draftNameOf(id));
      onDone();
    },
    // Somebody else may have decided first: then what is on the screen is old.
    onError: (error: ApiError) => void (error.status === 409 && refresh(adminSuspendCandidate)),
  });
  return {
    suspending: useEndpointMutation(adminSuspendCandidate, options(CANDIDATE_SUSPENDED)),
    activating: useEndpointMutation(adminActivateCandidate, options(CANDIDATE_ACTIVATED)),
    deleting: useEndpointMutation(adminDeleteCandidate, options(CANDIDATE_DELETED)),
  };
}
