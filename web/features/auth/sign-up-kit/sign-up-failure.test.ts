import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { isTaken, REFERRER_FAILURE, SIGN_UP_FAILURE } from './sign-up-failure.ts';

test.each([
  [400, 'VALIDATION_FAILED', 'Please check your information and try again.'],
  [500, 'INTERNAL', "We're experiencing technical difficulties. Please try again in a few moments."],
  [503, 'UNAVAILABLE', "We're experiencing technical difficulties. Please try again in a few moments."],
  [429, 'RATE_LIMITED', 'Too many requests. Please try again later.'],
  [500, 'BAD_ANSWER', 'Invalid response format from server'],
])('a refusal with %i says what to do', (status, code, message) => {
  const refusal = new ApiError(status, { code, ...(code === 'BAD_ANSWER' && { message }) });
  expect(wordsOf(refusal, SIGN_UP_FAILURE)).toBe(message);
});

test('a taken address is reported at its field, not above the form', () => {
  expect(isTaken(new ApiError(409, { code: 'EMAIL_TAKEN' }))).toBe(true);
  expect(isTaken(new ApiError(409))).toBe(true);
  expect(isTaken(new ApiError(409, { code: 'STATE_CHANGED' }))).toBe(false);
  expect(isTaken(new Error('x'))).toBe(false);
});

test('an unreachable server is a network error, anything else a failed sign-up', () => {
  expect(wordsOf(new ApiError(0), SIGN_UP_FAILURE)).toMatch(/^Network error/);
  expect(wordsOf(new Error('x'), SIGN_UP_FAILURE)).toBe('Signup failed');
});

test("the red box of a referrer shows the server's message, or that the network failed", () => {
  const taken = { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' };
  expect(wordsOf(new ApiError(409, taken), REFERRER_FAILURE)).toBe(taken.message);
  expect(wordsOf(new ApiError(0), REFERRER_FAILURE)).toMatch(/^Network error/);
});

test.each([new Error(''), undefined, 'x', new ApiError(500), new ApiError(502, '<html>')])(
  "a referrer's failure without words is an error during signup: %s",
  (error) => {
    expect(wordsOf(error, REFERRER_FAILURE)).toBe('An error occurred during signup');
  },
);
