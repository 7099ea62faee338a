import { expect, test } from 'vitest';
import { listDays, listStarts, minutesOn, startAt, withinGrid } from './week.ts';

test('days start with today in India', () => {
  expect(listDays(new Date('2026-11-30T20:00:00Z'), 3)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
});

test('a click places a block that ends within the grid, in steps of half an hour', () => {
  expect(startAt(0, 60)).toBe('08:00');
  expect(startAt(0.5, 60)).toBe('14:30');
  expect(startAt(1, 60)).toBe('20:00');
  expect(startAt(1, 45)).toBe('20:00');
  expect(startAt(1, 480)).toBe('13:00');
  expect(listStarts(60)).toHaveLength(25);
  expect([listStarts(60)[0], listStarts(60).at(-1)]).toEqual(['08:00', '20:00']);
});

test('bookings are shown on their days, cut to the grid', () => {
  const span = { start: new Date('2026-11-26T14:30:00Z'), end: new Date('2026-11-27T04:00:00Z') };
  expect(minutesOn('2026-11-26', span)).toEqual({ from: 20 * 60, to: 21 * 60 });
  expect(minutesOn('2026-11-27', span)).toEqual({ from: 8 * 60, to: 9.5 * 60 });
  expect(minutesOn('2026-11-28', span)).toBeNull();
});

test('a time moves up to the edges of the grid and not beyond', () => {
  const moved = (start: string, end: string, minutes: number) =>
    withinGrid({ date: '2026-11-26', start, end }, { minutes }).minutes;
  expect(moved('09:00', '10:00', -30)).toBe(-30);
  expect(moved('08:15', '09:15', -30)).toBe(-15);
  expect(moved('20:00', '21:00', 30)).toBe(0);
  expect(moved('19:45', '20:45', 30)).toBe(15);
  // A typed time beyond the edge can move back, but no further out.
  expect(moved('07:30', '08:30', -30)).toBeCloseTo(0);
  expect(moved('07:30', '08:30', 30)).toBe(30);
  expect(withinGrid({ date: '2026-11-26', start: '08:00', end: '09:00' }, { days: 1 })).toEqual({ days: 1 });
});
