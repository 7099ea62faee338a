import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readWaitlistFailure } from './waitlist-failure.ts';

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
])('status %i with %j is told "%s"', (status, body, text) => {
  expect(readWaitlistFailure(new ApiError(status, body))).toBe(text);
});

test('anything else is unexpected', () => {
  expect(readWaitlistFailure(new TypeError('x'))).toBe('An unexpected error occurred. Please try again.');
});
