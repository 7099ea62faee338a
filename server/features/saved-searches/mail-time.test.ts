import { expect, test } from 'vitest';
import { isMailTime, nextMailTime } from './saved-searches.service.ts';

test.each([
  ['just before nine in India', '2026-03-10T03:29:59.999Z', '2026-03-10T03:30:00.000Z', false],
  ['at nine', '2026-03-10T03:30:00.000Z', '2026-03-11T03:30:00.000Z', true],
  ['in the afternoon', '2026-03-10T12:00:00.000Z', '2026-03-11T03:30:00.000Z', true],
  ['just before midnight in India', '2026-03-10T18:29:59.999Z', '2026-03-11T03:30:00.000Z', true],
  [
    'at midnight in India, still yesterday in UTC',
    '2026-03-10T18:30:00.000Z',
    '2026-03-11T03:30:00.000Z',
    false,
  ],
  ['at midnight in UTC', '2026-03-11T00:00:00.000Z', '2026-03-11T03:30:00.000Z', false],
  ['on the last night of a year', '2026-12-31T18:30:00.000Z', '2027-01-01T03:30:00.000Z', false],
])('%s', (_when, at, next, isDue) => {
  expect(nextMailTime(new Date(at)).toISOString()).toBe(next);
  expect(isMailTime(new Date(at))).toBe(isDue);
});
