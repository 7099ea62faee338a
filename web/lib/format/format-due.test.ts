import { expect, test } from 'vitest';
import { dueInWords, sinceInWords, whenInWords } from './spans.ts';

const now = new Date('2026-11-23T10:00:00+05:30');

test.each([
  ['2026-11-23T18:30:00+05:30', 'Today, 6:30\u00a0pm'],
  // In the late evening UTC it is the next day in India.
  ['2026-11-23T20:00:00Z', 'Tomorrow, 1:30\u00a0am'],
  ['2026-11-24T09:00:00+05:30', 'Tomorrow, 9:00\u00a0am'],
  ['2026-11-26T18:30:00+05:30', 'Thu, 26 Nov, 6:30\u00a0pm'],
  ['2027-01-04T18:30:00+05:30', 'Mon, 4 Jan 2027, 6:30\u00a0pm'],
])('%s is %s', (moment, words) => {
  expect(whenInWords(moment, now)).toBe(words);
  expect(dueInWords(moment, now)).toBe(words);
});

test('an overdue date says so', () => {
  expect(dueInWords('2026-11-23T09:00:00+05:30', now)).toBe('Was due today, 9:00\u00a0am');
  expect(dueInWords('2026-11-20T09:00:00+05:30', now)).toBe('Was due Fri, 20 Nov, 9:00\u00a0am');
  expect(dueInWords(now, now)).toBe('Was due today, 10:00\u00a0am');
});

test.each([
  ['2026-11-23T09:59:30+05:30', 'just now'],
  ['2026-11-23T09:20:00+05:30', 'for 40\u00a0min'],
  ['2026-11-23T08:00:00+05:30', 'for 2\u00a0h'],
  ['2026-11-22T08:00:00+05:30', 'since yesterday'],
  ['2026-11-19T08:00:00+05:30', 'since 19 Nov'],
])('an item that waits since %s waits %s', (since, words) => {
  expect(sinceInWords(since, now)).toBe(words);
});
