import { expect, test } from 'vitest';
import { addDays, daysBetween, firstOfMonthBefore } from './days.ts';

test('days are counted across the ends of months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test.each([
  ['2026-11-30', 0, '2026-11-01'],
  ['2026-03-31', 1, '2026-02-01'],
  ['2027-01-15', 1, '2026-12-01'],
  ['2026-12-31', 12, '2025-12-01'],
  ['2026-11-26', 67, '2021-04-01'],
])('counted from %s, the month %i months earlier begins on %s', (day, months, first) => {
  expect(firstOfMonthBefore(day, months)).toBe(first);
});

test.each([
  ['2026-03-02', '2026-03-02', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
