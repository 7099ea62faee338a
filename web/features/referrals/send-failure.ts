import { type FailureWords, said } from '#web/lib/api/failure-words.ts';

const UNCONFIRMED = 'Please confirm your email address first. Then you can send invitations.';
const FAILED = 'Failed to send invitations. Please try again.';

/** Why nothing was sent. Of limits the server knows more; trying again would be bad advice. */
export const SEND_FAILURE: FailureWords = {
  EMAIL_NOT_VERIFIED: UNCONFIRMED,
  RATE_LIMITED: said,
  NETWORK_ERROR: FAILED,
  rest: FAILED,
  otherwise: FAILED,
};
