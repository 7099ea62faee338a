import { notifications } from '@mantine/notifications';
import {
  APPROVED_MESSAGE,
  adminApproveRecruiter,
  adminProcessRecruiter,
  adminRejectRecruiter,
  REINSTATED_MESSAGE,
  REJECTED_MESSAGE,
  REVIEWED_MESSAGE,
  SUSPENDED_MESSAGE,
} from '#contract/companies/recruiter-review.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';

/** The names under which reasons are stored until the decision is made. */
export const draftNames = (id: string) => ({
  reject: `reject-recruiter:${id}`,
  suspend: `suspend-recruiter:${id}`,
});

/** The decisions about one recruiter; each shows a message and reloads the lists. */
export function useDecision(id: string, onDone: () => void) {
  const options = (message: string, done = onDone) => ({
    onSuccess: () => {
      notifications.show({ message });
      Object.values(draftNames(id)).forEach(forgetDraft);
      done();
    },
    // A colleague may have decided first: then the screen is outdated.
    onError: (error: ApiError) => void (error.status === 409 && refresh(adminProcessRecruiter)),
  });
  const approving = useEndpointMutation(adminApproveRecruiter, options(APPROVED_MESSAGE));
  const rejecting = useEndpointMutation(adminRejectRecruiter, options(REJECTED_MESSAGE));
  const suspending = useEndpointMutation(adminProcessRecruiter, options(SUSPENDED_MESSAGE));
  const reinstating = useEndpointMutation(adminProcessRecruiter, options(REINSTATED_MESSAGE));
  const starting = useEndpointMutation(
    adminProcessRecruiter,
    options(REVIEWED_MESSAGE, () => undefined),
  );
  const params = { id };
  return {
    approving,
    rejecting,
    suspending,
    reinstating,
    starting,
    approve: () => approving.mutate({ params }),
    reject: (reason: string) => rejecting.mutate({ params, body: { reason } }),
    suspend: (reason: string) => suspending.mutate({ body: { recruiterId: id, action: 'SUSPEND', reason } }),
    reinstate: () => reinstating.mutate({ body: { recruiterId: id, action: 'REINSTATE' } }),
    startReview: () => starting.mutate({ body: { recruiterId: id, action: 'UNDER_REVIEW' } }),
  };
}
