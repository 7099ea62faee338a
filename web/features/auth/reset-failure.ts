import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

/** Whether the link is to blame, which only a new one mends. */
export function isDeadLink({ code, message }: ApiError): boolean {
  if (code !== 'UNKNOWN') return code === 'INVALID_LINK';
  return /invalid|expired/i.test(message) && /token|link/i.test(message);
}

/** Of a new password that was not taken. */
export const RESET_FAILURE: FailureWords = {
  429: saidOrStatus,
  otherwise: 'Failed to reset password. Please try again.',
};

const NOT_MAILED = 'Failed to send reset email. Please try again.';

/** Of a link that was not mailed: whether to wait or to look after the connection is all that helps. */
export const FORGOT_FAILURE: FailureWords = { 429: saidOrStatus, rest: NOT_MAILED, otherwise: NOT_MAILED };
