import { ApiError } from '#web/lib/api/api-error.ts';

export const ACCOUNT_EXISTS = 'An account with this email address already exists.';

const TROUBLE = "We're experiencing technical difficulties. Please try again in a few moments.";

/** What to say above a sign-up form that the server refused; null when the address is taken. */
export function readSignUpFailure(error: unknown): string | null {
  if (!(error instanceof ApiError)) return 'Signup failed';
  if (error.code === 'EMAIL_TAKEN' || (error.code === 'UNKNOWN' && error.status === 409)) return null;
  if (error.status === 400 || error.status === 422) return 'Please check your information and try again.';
  if (error.status >= 500 && error.code !== 'BAD_ANSWER') return TROUBLE;
  return error.message;
}
