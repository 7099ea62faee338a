import { ERRORS } from '#contract/core/errors.ts';
import { type FailureWords, saidOrPlain } from '#web/lib/api/failure-words.ts';

const FAILED = 'Failed to send message. Please try again.';

/** Why a quick message was not sent. Whoever is told to wait must not be told to try again. */
export const QUICK_MESSAGE_FAILURE: FailureWords = {
  409: ERRORS.MESSAGE_REPEATED[1],
  429: saidOrPlain,
  500: saidOrPlain,
  NETWORK_ERROR: FAILED,
  rest: FAILED,
  otherwise: FAILED,
};
