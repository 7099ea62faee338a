import { expect, test } from 'vitest';
import { lanesOf } from './week-columns.tsx';

const lanes = (...spans: [number, number][]) =>
  lanesOf(spans.map(([from, to]) => ({ from, to }))).map(({ one, lane, lanes }) => [one.from, lane, lanes]);

test('blocks that do not overlap have the full width, even if one ends when the next begins', () => {
  expect(lanes([60, 120], [0, 60], [200, 260])).toEqual([
    [0, 0, 1],
    [60, 0, 1],
    [200, 0, 1],
  ]);
});

test('overlapping blocks are side by side, and a lane that is free again is reused', () => {
  expect(lanes([0, 120], [30, 60], [60, 90], [100, 130], [130, 140])).toEqual([
    [0, 0, 2],
    [30, 1, 2],
    [60, 1, 2],
    [100, 1, 2],
    [130, 0, 1],
  ]);
  expect(lanes([0, 60], [0, 60], [0, 60])).toEqual([
    [0, 0, 3],
    [0, 1, 3],
    [0, 2, 3],
  ]);
});

test('an empty day has no lanes', () => {
  expect(lanes()).toEqual([]);
});
