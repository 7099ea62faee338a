import type { ApiError } from '#web/lib/api/api-error.ts';

/** The server's own words where they say what to do next. */
function wordsOf({ status, code, message }: ApiError): string | null {
  const isSaid = status === 0 || status === 429 || (code !== 'UNKNOWN' && status < 500);
  return isSaid ? message : null;
}

const NOT_SENT = {
  'verify-email': 'Failed to send verification code. Please try again.',
  'sign-in': 'Failed to send verification. Please try again.',
  reminder: 'Failed to resend code.',
};

/** Why no new code was mailed, by the place it was asked for. */
export function readResendFailure(error: ApiError, place: keyof typeof NOT_SENT): string {
  return wordsOf(error) ?? NOT_SENT[place];
}

/** The sign-in page also hears of a refusal inside an answer. */
export function readResendRefusal({ message }: { message: string }): string {
  return message || 'Failed to resend code';
}

const NOT_VERIFIED = { code: 'Verification failed. Please try again.', link: 'Verification failed' };

/** Why an address was not confirmed. A mailed link is tried once, so there is nothing to try again. */
export function readVerifyFailure(error: ApiError, by: keyof typeof NOT_VERIFIED): string {
  return wordsOf(error) ?? NOT_VERIFIED[by];
}
