import { expect, test } from 'vitest';
import { inWords, pointsOf, stretchesOf, topOf } from './plot-frame.tsx';

test('values are evenly spaced, the highest just below the edge', () => {
  expect(pointsOf([0, 5, 10], 10)).toEqual([
    { x: 0, y: 120 },
    { x: 300, y: 62 },
    { x: 600, y: 4 },
  ]);
  expect(pointsOf([], 0)).toEqual([]);
  expect(inWords([{ x: 0, y: 4 }])).toBe('0,4');
});

test('the scale ends at the highest value, and at least at one', () => {
  expect(topOf([3, 14, 9])).toBe(14);
  expect(topOf([0, 0.25])).toBe(1);
  expect(topOf([])).toBe(1);
});

test('a gap ends a line, and a single point is a line of one', () => {
  const points = pointsOf([1, 1, null, 1, null], 1);
  expect(stretchesOf(points).map((stretch) => stretch.length)).toEqual([2, 1]);
  expect(stretchesOf([null])).toEqual([]);
});
