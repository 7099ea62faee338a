import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/core/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readResendFailure, readResendRefusal, readVerifyFailure } from './verification-failure.ts';

function refusal(code: ErrorCode): ApiError {
  const [status, message] = ERRORS[code];
  return new ApiError(status, { code, message });
}

test.each([
  ['verify-email', 'Failed to send verification code. Please try again.'],
  ['sign-in', 'Failed to send verification. Please try again.'],
  ['reminder', 'Failed to resend code.'],
] as const)('asked for by %s, a code that is not mailed is told as "%s"', (place, text) => {
  expect(readResendFailure(refusal('INTERNAL'), place)).toBe(text);
  expect(readResendFailure(new ApiError(502), place)).toBe(text);
  expect(readResendFailure(new ApiError(400), place)).toBe(text);
});

test('whoever has to wait or to look after the connection is told so', () => {
  expect(readResendFailure(refusal('RATE_LIMITED'), 'sign-in')).toBe(ERRORS.RATE_LIMITED[1]);
  expect(readResendFailure(new ApiError(429), 'reminder')).toBe('Too many requests. Please try again later.');
  expect(readResendFailure(new ApiError(0), 'verify-email')).toMatch(/^Network error/);
});

test('a refusal inside an answer is told in its words, if it has any', () => {
  expect(readResendRefusal({ message: 'The mailbox is full.' })).toBe('The mailbox is full.');
  expect(readResendRefusal({ message: '' })).toBe('Failed to resend code');
});

test('a code and a link that fail without a reason have a sentence each', () => {
  expect(readVerifyFailure(new ApiError(500), 'code')).toBe('Verification failed. Please try again.');
  expect(readVerifyFailure(new ApiError(500), 'link')).toBe('Verification failed');
  expect(readVerifyFailure(refusal('INVALID_LINK'), 'link')).toBe(ERRORS.INVALID_LINK[1]);
});
