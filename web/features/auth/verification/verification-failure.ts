import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

/** The server's own words only where they say what to do next. */
const next = (otherwise: string): FailureWords => ({
  429: saidOrStatus,
  '5xx': otherwise,
  UNKNOWN: otherwise,
  otherwise,
});

/** Why no new code was mailed, by the place it was asked for. */
export const RESEND_FAILURE = {
  'verify-email': next('Failed to send verification code. Please try again.'),
  'sign-in': next('Failed to send verification. Please try again.'),
  reminder: next('Failed to resend code.'),
};

/** The sign-in page also hears of a refusal inside an answer. */
export function readResendRefusal({ message }: { message: string }): string {
  return message || 'Failed to resend code';
}

/** Why an address was not confirmed. A mailed link is tried once, so there is nothing to try again. */
export const VERIFY_FAILURE = {
  code: next('Verification failed. Please try again.'),
  link: next('Verification failed'),
};
