import { expect, test } from 'vitest';
import { momentInWords, spanInWords } from './interview-times.ts';

const START = new Date('2026-11-26T19:00:00Z');
const END = new Date('2026-11-26T20:00:00Z');

test.each([
  [undefined, 'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST'],
  ['Asia/Kolkata', 'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST'],
  ['Asia/Colombo', 'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST'],
  [
    'America/New_York',
    'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST (Thu, 26 Nov 2026, 2:00 pm – 3:00 pm Eastern Time)',
  ],
  [
    'Europe/London',
    'Fri, 27 Nov 2026, 12:30 am – 1:30 am IST (Thu, 26 Nov 2026, 7:00 pm – 8:00 pm United Kingdom Time)',
  ],
])('a time in the zone %s is shown as %s', (zone, words) => {
  expect(spanInWords(START, END, zone)).toBe(words);
});

test('a moment is shown in Indian time', () => {
  expect(momentInWords(START)).toBe('Fri, 27 Nov 2026, 12:30 am IST');
});
