import { expect, test } from 'vitest';
import { momentInWords, spanInWords } from './interview-times.ts';

const START = new Date('2026-11-26T19:00:00Z');
const END = new Date('2026-11-26T20:00:00Z');

test.each([
  [undefined, 'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST'],
  ['Asia/Kolkata', 'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST'],
  ['America/New_York', 'Thu, 26 Nov 2026, 2:00 pm – 3:00 pm America/New_York'],
  ['Europe/London', 'Thu, 26 Nov 2026, 7:00 pm – 8:00 pm Europe/London'],
])('a time in the zone %s is told as %s', (zone, words) => {
  expect(spanInWords(START, END, zone)).toBe(words);
});

test('a moment is told in India unless another zone is named', () => {
  expect(momentInWords(START)).toBe('Fri, 27 Nov 2026, 12:30 am IST');
  expect(momentInWords(START, 'Europe/London')).toBe('Thu, 26 Nov 2026, 7:00 pm Europe/London');
});
