import { expect, test } from 'vitest';
import { blockOn, frameOf } from './day-blocks.ts';

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

test('a span is placed in the time zone, and cut at midnight', () => {
  const talk = span('2026-11-26T18:30:00+05:30', '2026-11-26T19:30:00+05:30');
  expect(blockOn('2026-11-26', 'Asia/Kolkata', talk)).toEqual({ from: 1110, to: 1170 });
  expect(blockOn('2026-11-26', 'Europe/London', talk)).toEqual({ from: 780, to: 840 });
  expect(blockOn('2026-11-25', 'Asia/Kolkata', talk)).toBeNull();
  const night = span('2026-11-26T23:30:00+05:30', '2026-11-27T00:30:00+05:30');
  expect(blockOn('2026-11-26', 'Asia/Kolkata', night)).toEqual({ from: 1410, to: 1440 });
  expect(blockOn('2026-11-27', 'Asia/Kolkata', night)).toEqual({ from: 0, to: 30 });
});

test('the day shows office hours, extended to whole hours around times outside them', () => {
  expect(frameOf([])).toEqual({ from: 540, to: 1080 });
  expect(frameOf([{ from: 600, to: 660 }])).toEqual({ from: 540, to: 1080 });
  expect(
    frameOf([
      { from: 450, to: 510 },
      { from: 1110, to: 1170 },
    ]),
  ).toEqual({ from: 420, to: 1200 });
});
