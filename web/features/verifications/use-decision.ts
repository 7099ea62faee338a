import { notifications } from '@mantine/notifications';
import { adminDecideVerification, DEGREE_VERIFIED, PROOF_REJECTED } from '#contract/verifications/review.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';

/** The decision about one document; it says what happened and has the lists read again. */
export function useDecision(onDone: () => void, onRefused?: (error: ApiError) => unknown) {
  return useEndpointMutation(adminDecideVerification, {
    onSuccess: ({ status }) => {
      notifications.show({ message: status === 'VERIFIED' ? DEGREE_VERIFIED : PROOF_REJECTED });
      onDone();
    },
    onError(error) {
      onRefused?.(error);
      // Somebody else may have decided first: then what is on the screen is old.
      if (error.status === 409) void refresh(adminDecideVerification);
    },
  });
}
