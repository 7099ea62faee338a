import { expect, test } from 'vitest';
import { ageInWords, situationOf } from './queue-words.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000);

test.each([
  [0.9, 'less than an hour'],
  [1, '1 hour'],
  [23.9, '23 hours'],
  [24, '1 day'],
  [80, '3 days'],
])('an item that waits %s hours waits for %s', (hours, words) => {
  expect(ageInWords(ago(hours), NOW)).toBe(words);
});

test('the summary gives the size of the queue and its oldest item', () => {
  expect(situationOf({ count: 9, oldestSince: ago(80).toISOString() }, NOW)).toBe(
    '9 things to decide, the oldest for 3 days.',
  );
  expect(situationOf({ count: 1, oldestSince: ago(2).toISOString() }, NOW)).toBe(
    '1 thing to decide, the oldest for 2 hours.',
  );
  expect(situationOf({ count: 0, oldestSince: null }, NOW)).toBe('Nothing waits for a decision.');
});
