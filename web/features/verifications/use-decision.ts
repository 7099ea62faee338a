import { notifications } from '@mantine/notifications';
import {
  adminCountVerifications,
  adminDecideVerification,
  adminListVerifications,
  DEGREE_VERIFIED,
  PROOF_REJECTED,
} from '#contract/verifications/review.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { invalidate, useEndpointMutation } from '#web/lib/api/query.ts';

const READS = [adminListVerifications, adminCountVerifications] as const;

/** The decision about one document; it says what happened and has the lists read again. */
export function useDecision(onDone: () => void, onRefused?: (error: ApiError) => unknown) {
  return useEndpointMutation(adminDecideVerification, {
    invalidates: READS,
    onSuccess: ({ status }) => {
      notifications.show({ message: status === 'VERIFIED' ? DEGREE_VERIFIED : PROOF_REJECTED });
      onDone();
    },
    onError(error) {
      onRefused?.(error);
      // Somebody else may have decided first: then what is on the screen is old.
      if (error.status === 409) void invalidate(...READS);
    },
  });
}
