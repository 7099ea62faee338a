import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

/** True if the link is invalid, so that a new one is needed. */
export function isDeadLink({ code, message }: ApiError): boolean {
  if (code !== 'UNKNOWN') return code === 'INVALID_LINK';
  return /invalid|expired/i.test(message) && /token|link/i.test(message);
}

/** Messages for a refused new password. */
export const RESET_FAILURE: FailureWords = {
  429: saidOrStatus,
  otherwise: 'Failed to reset password. Please try again.',
};

const NOT_MAILED = 'Failed to send reset email. Please try again.';

/** Messages for a link that was not mailed: the user can only wait or check the connection. */
export const FORGOT_FAILURE: FailureWords = { 429: saidOrStatus, rest: NOT_MAILED, otherwise: NOT_MAILED };
