import { type FailureWords, said } from '#web/lib/api/failure-words.ts';

const FAILED = 'Failed to send invitations. Please try again.';

/** Why nothing was sent. Of limits the server knows more; trying again would be bad advice. */
export const SEND_FAILURE: FailureWords = {
  RATE_LIMITED: said,
  NETWORK_ERROR: FAILED,
  rest: FAILED,
  otherwise: FAILED,
};
