import { expect, test } from 'vitest';
import { hoursInWords, shareOf } from './durations.ts';

test.each([
  [null, '–'],
  [0, '1 minute'],
  [0.75, '45 minutes'],
  [1, '1 hour'],
  [47.4, '47 hours'],
  [48, '2 days'],
  [60, '2.5 days'],
])('%s hours are %s', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

test('a share of zero has no text', () => {
  expect(shareOf(1, 3)).toBe('33%');
  expect(shareOf(0, 4)).toBe('0%');
  expect(shareOf(0, 0)).toBeUndefined();
});
