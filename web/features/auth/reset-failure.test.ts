import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { FORGOT_FAILURE, isDeadLink, RESET_FAILURE } from './reset-failure.ts';

test.each([
  [{ code: 'INVALID_LINK' }, true],
  [{ message: 'Invalid token' }, true],
  [{ message: 'The token has expired' }, true],
  [{ code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' }, false],
  [{ message: 'The password is invalid' }, false],
])('a refusal with %j blames the link: %s', (body, isDead) => {
  expect(isDeadLink(new ApiError(400, body))).toBe(isDead);
});

test('the server says why a reset failed, otherwise there is a default message', () => {
  expect(wordsOf(new ApiError(500, { message: 'Out of order' }), RESET_FAILURE)).toBe('Out of order');
  expect(wordsOf(new ApiError(502), RESET_FAILURE)).toBe('Failed to reset password. Please try again.');
  expect(wordsOf(new ApiError(0), RESET_FAILURE)).toMatch(/^Network error/);
  expect(wordsOf(new ApiError(429), RESET_FAILURE)).toBe('Too many requests. Please try again later.');
  expect(wordsOf(new TypeError('x'), RESET_FAILURE)).toBe('Failed to reset password. Please try again.');
});

test('a link that was not mailed only asks to wait or to check the connection', () => {
  const failed = 'Failed to send reset email. Please try again.';
  expect(wordsOf(new ApiError(500, { code: 'INTERNAL', message: 'Out of order' }), FORGOT_FAILURE)).toBe(
    failed,
  );
  expect(wordsOf(new ApiError(502), FORGOT_FAILURE)).toBe(failed);
  expect(wordsOf(new ApiError(429), FORGOT_FAILURE)).toBe('Too many requests. Please try again later.');
  expect(wordsOf(new ApiError(0), FORGOT_FAILURE)).toMatch(/^Network error/);
});
