import { expect, test } from 'vitest';
import {
  dayIn,
  dayOfWeekInWords,
  daysOf,
  mondayOf,
  spanOfWeek,
  timesIn,
  weekInWords,
} from './week-columns.tsx';

const now = new Date('2026-11-22T20:00:00Z');

test('a week begins on Monday, in the time zone of the user', () => {
  // Sunday evening in London is Monday in India.
  expect(mondayOf(undefined, now, 'Asia/Kolkata')).toBe('2026-11-23');
  expect(mondayOf(undefined, now, 'Europe/London')).toBe('2026-11-16');
  expect(mondayOf('2026-11-29', now, 'Asia/Kolkata')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23', now, 'Asia/Kolkata')).toBe('2026-11-23');
  expect(daysOf('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
});

test('it lasts from midnight to midnight there, an hour more when clocks go back', () => {
  expect(spanOfWeek('2026-11-23', 'Asia/Kolkata')).toEqual({
    from: '2026-11-22T18:30:00.000Z',
    to: '2026-11-29T18:30:00.000Z',
  });
  const { from, to } = spanOfWeek('2026-10-19', 'Europe/Berlin');
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(169);
});

test('a week, its days and its times as text', () => {
  expect(weekInWords('2026-11-23')).toBe('23 – 29 Nov 2026');
  expect(weekInWords('2026-11-30')).toBe('30 Nov – 6 Dec 2026');
  expect(weekInWords('2026-09-07')).toBe('7 – 13 Sep 2026');
  expect(weekInWords('2026-12-28')).toBe('28 Dec 2026 – 3 Jan 2027');
  expect(dayOfWeekInWords('2026-11-23')).toBe('Mon 23 Nov');
  const talk = ['2026-11-23T20:00:00Z', '2026-11-23T20:45:00Z'] as const;
  expect(timesIn('Asia/Kolkata', ...talk)).toBe('1:30\u00a0am\u00a0– 2:15\u00a0am');
  expect(timesIn('Europe/London', ...talk)).toBe('8:00\u00a0pm\u00a0– 8:45\u00a0pm');
  expect(dayIn('Asia/Kolkata', talk[0])).toBe('2026-11-24');
  expect(dayIn('Europe/London', talk[0])).toBe('2026-11-23');
});
