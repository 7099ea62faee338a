import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { failureText } from './failure-text.ts';

const FALLBACK = 'Failed to change password';

test('the sentence of the server comes first', () => {
  const refused = new ApiError(400, { message: 'Current password is incorrect.' });
  expect(failureText(refused, FALLBACK)).toBe('Current password is incorrect.');
});

test('an answer without a sentence is told by the fallback of the screen', () => {
  expect(failureText(new ApiError(500, {}), FALLBACK)).toBe(FALLBACK);
  expect(failureText(new ApiError(502, '<html>'), FALLBACK)).toBe(FALLBACK);
});

test('a lost connection is named as such', () => {
  expect(failureText(new ApiError(0), FALLBACK)).toContain('Network error');
});
