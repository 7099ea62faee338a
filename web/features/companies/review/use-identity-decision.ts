import { notifications } from '@mantine/notifications';
import {
  adminApproveIdentityChange,
  adminRejectIdentityChange,
  IDENTITY_APPROVED_MESSAGE,
  IDENTITY_REJECTED_MESSAGE,
} from '#contract/companies/identity.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft } from '#web/lib/forms/kept-draft.ts';

const SETTLED = 'This change was replaced or settled in the meantime. You see how it stands now.';

/** The decision about one proposed change; what is no longer open is read again. */
export function useIdentityDecision(id: string, changeId: string, onDone: () => void) {
  const draftName = `reject-change:${changeId}`;
  const options = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      forgetDraft(draftName);
      onDone();
    },
    onError: (error: ApiError) => {
      if (error.status !== 409) return;
      notifications.show({ message: SETTLED, color: 'amber' });
      void refresh(adminApproveIdentityChange);
    },
  });
  const approving = useEndpointMutation(adminApproveIdentityChange, options(IDENTITY_APPROVED_MESSAGE));
  const rejecting = useEndpointMutation(adminRejectIdentityChange, options(IDENTITY_REJECTED_MESSAGE));
  const params = { id, changeId };
  return {
    draftName,
    approving,
    rejecting,
    approve: () => approving.mutate({ params }),
    reject: (reason: string) => rejecting.mutate({ params, body: { reason } }),
  };
}
