import { type FailureWords, saidOrStatus } from '#web/lib/api/failure-words.ts';

/** Uses the server's message only where it says what to do next. */
const next = (otherwise: string): FailureWords => ({
  429: saidOrStatus,
  '5xx': otherwise,
  UNKNOWN: otherwise,
  otherwise,
});

/** Why no new code was mailed, by the page that requested it. */
export const RESEND_FAILURE = {
  'verify-email': next('Failed to send verification code. Please try again.'),
  'sign-in': next('Failed to send verification. Please try again.'),
  reminder: next('Failed to resend code.'),
};

/** On the sign-in page the refusal may be inside a successful answer. */
export function readResendRefusal({ message }: { message: string }): string {
  return message || 'Failed to resend code';
}

/** Why an address was not confirmed. A mailed link is redeemed once, so there is nothing to retry. */
export const VERIFY_FAILURE = {
  code: next('Verification failed. Please try again.'),
  link: next('Verification failed'),
};
