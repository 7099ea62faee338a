import { expect, test } from 'vitest';
import { Moment } from './moment.ts';

test('months and years are counted in India, where a new one begins before it does in UTC', () => {
  const turnOfMonth = new Moment(new Date('2026-11-30T19:00:00Z'));
  expect(turnOfMonth.monthsAgo(0)).toBe('2026-12-01');
  expect(turnOfMonth.monthsAgo(12)).toBe('2025-12-01');
  const turnOfYear = new Moment(new Date('2026-12-31T18:30:00Z'));
  expect(turnOfYear.monthsAgo(1)).toBe('2026-12-01');
  expect(turnOfYear.year).toBe(2027);
});

test('a time of day is in Indian time, on a day counted from today in India', () => {
  const evening = new Moment(new Date('2026-11-30T19:00:00Z'));
  expect(evening.indianTime(0, '10:00')).toEqual(new Date('2026-12-01T04:30:00Z'));
  expect(evening.indianTime(-1, '10:00')).toEqual(new Date('2026-11-30T04:30:00Z'));
});
