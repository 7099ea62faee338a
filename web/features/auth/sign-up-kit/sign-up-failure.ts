import { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

export const ACCOUNT_EXISTS = 'An account with this email address already exists.';

/** The address belongs to somebody: its field tells, not the form. */
export function isTaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'EMAIL_TAKEN' || (error.code === 'UNKNOWN' && error.status === 409))
  );
}

const CHECK = 'Please check your information and try again.';

/** Above a sign-up form that the server refused. */
export const SIGN_UP_FAILURE: FailureWords = {
  400: CHECK,
  422: CHECK,
  '5xx': "We're experiencing technical difficulties. Please try again in a few moments.",
  BAD_ANSWER: saidOrStatus,
  rest: saidOrStatus,
  otherwise: 'Signup failed',
};

/** In the red box of a referrer's form: what the server said, and of an answer that says nothing no more than this. */
export const REFERRER_FAILURE: FailureWords = {
  otherwise: 'An error occurred during signup',
};
