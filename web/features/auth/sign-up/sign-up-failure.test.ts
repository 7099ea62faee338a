import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readSignUpFailure } from './sign-up-failure.ts';

test.each([
  [400, 'VALIDATION_FAILED', 'Please check your information and try again.'],
  [500, 'INTERNAL', "We're experiencing technical difficulties. Please try again in a few moments."],
  [503, 'UNAVAILABLE', "We're experiencing technical difficulties. Please try again in a few moments."],
  [429, 'RATE_LIMITED', 'Too many requests. Please try again later.'],
  [500, 'BAD_ANSWER', 'Invalid response format from server'],
])('a refusal with %i says what to do', (status, code, message) => {
  expect(readSignUpFailure(new ApiError(status, { code, ...(code === 'BAD_ANSWER' && { message }) }))).toBe(
    message,
  );
});

test('a taken address is told at its field, not above the form', () => {
  expect(readSignUpFailure(new ApiError(409, { code: 'EMAIL_TAKEN' }))).toBeNull();
});

test('an unreachable server is a network error, anything else a failed sign-up', () => {
  expect(readSignUpFailure(new ApiError(0))).toMatch(/^Network error/);
  expect(readSignUpFailure(new Error('x'))).toBe('Signup failed');
});
