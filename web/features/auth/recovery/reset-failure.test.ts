import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isDeadLink, readResetFailure } from './reset-failure.ts';

test.each([
  [{ code: 'INVALID_LINK' }, true],
  [{ message: 'Invalid token' }, true],
  [{ message: 'The token has expired' }, true],
  [{ code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' }, false],
  [{ message: 'The password is invalid' }, false],
])('a refusal with %j blames the link: %s', (body, isDead) => {
  expect(isDeadLink(new ApiError(400, body))).toBe(isDead);
});

test('the server says why a reset failed, else there is a sentence of our own', () => {
  expect(readResetFailure(new ApiError(500, { message: 'Out of order' }))).toBe('Out of order');
  expect(readResetFailure(new ApiError(502))).toBe('Failed to reset password. Please try again.');
  expect(readResetFailure(new ApiError(0))).toMatch(/^Network error/);
  expect(readResetFailure(new ApiError(429))).toBe('Too many requests. Please try again later.');
  expect(readResetFailure(new TypeError('x'))).toBe('Failed to reset password. Please try again.');
});
