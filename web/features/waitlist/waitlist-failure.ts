import { ERRORS } from '#contract/core/errors.ts';
import type { FailureWords } from '#web/lib/api/failure-words.ts';

/** Why somebody could not join, by the status of the answer. */
export const WAITLIST_FAILURE: FailureWords = {
  409: ERRORS.ALREADY_ON_WAITLIST[1],
  500: 'Server error occurred. Please try again later.',
  otherwise: 'Something went wrong. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};
