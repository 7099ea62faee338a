import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type FailureWords, saidOfFields, saidOrPlain, saidOrStatus, wordsOf } from './failure-words.ts';

const FALLBACK = 'Failed to change password';

test('the message of the server takes precedence', () => {
  const refused = new ApiError(400, { message: 'Current password is incorrect.' });
  expect(wordsOf(refused, FALLBACK)).toBe('Current password is incorrect.');
});

test('an answer without a message shows the default of the screen', () => {
  expect(wordsOf(new ApiError(500, {}), FALLBACK)).toBe(FALLBACK);
  expect(wordsOf(new ApiError(502, '<html>'), FALLBACK)).toBe(FALLBACK);
});

test('a lost connection has its own message', () => {
  expect(wordsOf(new ApiError(0), FALLBACK)).toContain('Network error');
});

test('an exception that is not an answer shows the default, or the unexpected message', () => {
  expect(wordsOf(new TypeError('x'), FALLBACK)).toBe(FALLBACK);
  expect(wordsOf('x', { otherwise: FALLBACK, unexpected: 'Oh.' })).toBe('Oh.');
});

const WORDS: FailureWords = {
  otherwise: FALLBACK,
  EMAIL_TAKEN: 'by code',
  409: 'by status',
  503: 'by its own status',
  '5xx': 'by kind of status',
  UNKNOWN: 'without a code',
  rest: 'the rest',
};

test.each([
  [409, 'EMAIL_TAKEN', 'by code'],
  [409, 'STATE_CHANGED', 'by status'],
  [503, 'UNAVAILABLE', 'by its own status'],
  [500, 'INTERNAL', 'by kind of status'],
  [502, undefined, 'by kind of status'],
  [404, undefined, 'without a code'],
  [404, 'NOT_FOUND', 'the rest'],
])('in a table, status %i with code %s finds "%s"', (status, code, text) => {
  expect(wordsOf(new ApiError(status, { code, message: 'The server says.' }), WORDS)).toBe(text);
});

test('a table can use the message of the status, of plain text, or of the fields', () => {
  const bad = new ApiError(409, {
    errors: [
      { path: 'a', message: 'A is bad.' },
      { path: 'b', message: 'B too.' },
    ],
  });
  expect(wordsOf(new ApiError(404), { otherwise: FALLBACK, 404: saidOrStatus })).toBe('Service not found.');
  expect(wordsOf(new ApiError(500, 'Full.'), { otherwise: FALLBACK, 500: saidOrPlain })).toBe('Full.');
  expect(wordsOf(new ApiError(500, ' '), { otherwise: FALLBACK, 500: saidOrPlain })).toBe(FALLBACK);
  expect(wordsOf(bad, { otherwise: FALLBACK, rest: saidOfFields })).toBe('A is bad. B too.');
});
