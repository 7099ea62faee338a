import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

test.each([
  ['05/12/2026', '2026-12-05'],
  ['28-11-2026', '2026-11-28'],
  [' 1.2.2027 ', '2027-02-01'],
  ['28/11/26', '2026-11-28'],
  ['5 Dec 2026', '2026-12-05'],
  ['5 december, 2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['31/02/2027', null],
  ['12/28/2026', null],
  ['soon', null],
  ['', null],
])('“%s” is %s', (text, day) => {
  expect(typedDay(text)).toBe(day);
});
