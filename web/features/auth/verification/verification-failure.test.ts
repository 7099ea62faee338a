import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/core/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { RESEND_FAILURE, readResendRefusal, VERIFY_FAILURE } from './verification-failure.ts';

function refusal(code: ErrorCode): ApiError {
  const [status, message] = ERRORS[code];
  return new ApiError(status, { code, message });
}

test.each([
  ['verify-email', 'Failed to send verification code. Please try again.'],
  ['sign-in', 'Failed to send verification. Please try again.'],
  ['reminder', 'Failed to resend code.'],
] as const)('a code requested by %s that is not mailed is reported as "%s"', (place, text) => {
  expect(wordsOf(refusal('INTERNAL'), RESEND_FAILURE[place])).toBe(text);
  expect(wordsOf(new ApiError(502), RESEND_FAILURE[place])).toBe(text);
  expect(wordsOf(new ApiError(400), RESEND_FAILURE[place])).toBe(text);
});

test('a user who has to wait or to check the connection is told so', () => {
  expect(wordsOf(refusal('RATE_LIMITED'), RESEND_FAILURE['sign-in'])).toBe(ERRORS.RATE_LIMITED[1]);
  expect(wordsOf(new ApiError(429), RESEND_FAILURE.reminder)).toBe(
    'Too many requests. Please try again later.',
  );
  expect(wordsOf(new ApiError(0), RESEND_FAILURE['verify-email'])).toMatch(/^Network error/);
});

test('an error inside an answer is shown with its own message, if it has one', () => {
  expect(readResendRefusal({ message: 'The mailbox is full.' })).toBe('The mailbox is full.');
  expect(readResendRefusal({ message: '' })).toBe('Failed to resend code');
});

test('a code and a link that fail without a reason have a message each', () => {
  expect(wordsOf(new ApiError(500), VERIFY_FAILURE.code)).toBe('Verification failed. Please try again.');
  expect(wordsOf(new ApiError(500), VERIFY_FAILURE.link)).toBe('Verification failed');
  expect(wordsOf(refusal('INVALID_LINK'), VERIFY_FAILURE.link)).toBe(ERRORS.INVALID_LINK[1]);
});
