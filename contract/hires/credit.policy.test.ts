import { describe, expect, test } from 'vitest';
import { checkDayAt, creditPercent, guaranteeEnd, lastGuaranteedDay, nextCheckAt } from './credit.policy.ts';

test.each([
  [0, 100],
  [1, 100],
  [30, 100],
  [31, 75],
  [45, 75],
  [60, 75],
  [61, 50],
  [90, 50],
  [91, 0],
  [400, 0],
])('a hire who leaves %i days after joining is credited at %i percent', (day, percent) => {
  expect(creditPercent(day)).toBe(percent);
});

describe('a hire who joined on 2 March 2026', () => {
  const joinedOn = '2026-03-02';

  test('is guaranteed until the end of 31 May in India', () => {
    expect(lastGuaranteedDay(joinedOn)).toBe('2026-05-31');
    expect(guaranteeEnd(joinedOn).toISOString()).toBe('2026-05-31T18:30:00.000Z');
  });

  test('is checked on at nine in the morning of days 30, 60 and 90', () => {
    const first = new Date('2026-04-01T03:30:00Z');
    const second = new Date('2026-05-01T03:30:00Z');
    const third = new Date('2026-05-31T03:30:00Z');
    expect(nextCheckAt(joinedOn, new Date('2026-03-02T00:00:00Z'))).toEqual(first);
    expect(nextCheckAt(joinedOn, first)).toEqual(second);
    expect(nextCheckAt(joinedOn, second)).toEqual(third);
    expect(nextCheckAt(joinedOn, third)).toBeNull();
    expect(checkDayAt(joinedOn, new Date(first.getTime() - 1))).toBeUndefined();
    expect(checkDayAt(joinedOn, first)).toBe(30);
    expect(checkDayAt(joinedOn, third)).toBe(90);
  });
});
