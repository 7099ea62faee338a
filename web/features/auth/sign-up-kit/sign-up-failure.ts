import { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

export const ACCOUNT_EXISTS = 'An account with this email address already exists.';

/** True if the address is taken, which is shown at its field and not above the form. */
export function isTaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'EMAIL_TAKEN' || (error.code === 'UNKNOWN' && error.status === 409))
  );
}

const CHECK = 'Please check your information and try again.';

/** Messages above a sign-up form that the server refused. */
export const SIGN_UP_FAILURE: FailureWords = {
  400: CHECK,
  422: CHECK,
  '5xx': "We're experiencing technical difficulties. Please try again in a few moments.",
  BAD_ANSWER: saidOrStatus,
  rest: saidOrStatus,
  otherwise: 'Signup failed',
};

/** Messages in the red box of a referrer's form: the server's, or this one without any. */
export const REFERRER_FAILURE: FailureWords = {
  otherwise: 'An error occurred during signup',
};
