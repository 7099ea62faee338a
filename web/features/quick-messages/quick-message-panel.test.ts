import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { QUICK_MESSAGE_FAILURE } from './quick-message-panel.tsx';

const FAILED = 'Failed to send message. Please try again.';

test.each([
  [409, {}, 'A message with these details already exists.'],
  [409, 'Conflict', 'A message with these details already exists.'],
  [500, { message: 'The mailbox is full.' }, 'The mailbox is full.'],
  [500, { error: 'The mailbox is closed.' }, 'The mailbox is closed.'],
  [500, 'The mailbox is full.', 'The mailbox is full.'],
  [500, ' ', FAILED],
  [500, undefined, FAILED],
  [
    429,
    { message: 'Too many requests. Please try again later.' },
    'Too many requests. Please try again later.',
  ],
  [0, undefined, FAILED],
  [404, {}, FAILED],
  [503, { message: 'Service temporarily unavailable.' }, FAILED],
])('status %i with %j shows "%s"', (status, body, text) => {
  expect(wordsOf(new ApiError(status, body), QUICK_MESSAGE_FAILURE)).toBe(text);
});

test('anything else is a failure to send', () => {
  expect(wordsOf(new TypeError('x'), QUICK_MESSAGE_FAILURE)).toBe(FAILED);
});
