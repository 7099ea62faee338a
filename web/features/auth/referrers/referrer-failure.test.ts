import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readReferrerFailure } from './referrer-failure.ts';

test('the red box says what the server said, or that the network failed', () => {
  const taken = { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' };
  expect(readReferrerFailure(new ApiError(409, taken))).toBe(taken.message);
  expect(readReferrerFailure(new ApiError(0))).toMatch(/^Network error/);
});

test.each([new Error(''), undefined, 'x'])(
  'a failure without words is an error during signup: %s',
  (error) => {
    expect(readReferrerFailure(error)).toBe('An error occurred during signup');
  },
);
