import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { WAITLIST_FAILURE } from './waitlist-form.tsx';

test.each([
  [409, {}, 'You are already on our waitlist with this email or phone number.'],
  [409, { message: 'Conflict' }, 'You are already on our waitlist with this email or phone number.'],
  [500, { message: 'Boom' }, 'Server error occurred. Please try again later.'],
  [0, undefined, 'Network error. Please check your connection and try again.'],
  [
    429,
    { message: 'Too many requests. Please try again later.' },
    'Too many requests. Please try again later.',
  ],
  [503, { error: 'Closed for repairs' }, 'Closed for repairs'],
  [404, {}, 'Something went wrong. Please try again.'],
  [502, undefined, 'Something went wrong. Please try again.'],
  [502, '<html>', 'Something went wrong. Please try again.'],
])('status %i with %j shows "%s"', (status, body, text) => {
  expect(wordsOf(new ApiError(status, body), WAITLIST_FAILURE)).toBe(text);
});

test('anything else is unexpected', () => {
  expect(wordsOf(new TypeError('x'), WAITLIST_FAILURE)).toBe(
    'An unexpected error occurred. Please try again.',
  );
});
