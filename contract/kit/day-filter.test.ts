import { expect, test } from 'vitest';
import * as z from 'zod';
import { DAY_FILTER, momentsOf } from './day-filter.ts';

test('a range of days is in Indian time and includes all of the last day', () => {
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: new Date('2026-10-31T18:30:00Z'),
    until: new Date('2026-11-30T18:30:00Z'),
  });
  expect(momentsOf({})).toEqual({ from: undefined, until: undefined });
});

test('an empty day means no limit, and one of another century is refused', () => {
  const Filter = z.object(DAY_FILTER);
  expect(Filter.parse({ from: '', to: '2000-01-01' })).toEqual({ from: undefined, to: '2000-01-01' });
  expect(Filter.parse({ to: '2999-12-31' })).toEqual({ to: '2999-12-31' });
  for (const day of ['1999-12-31', '3000-01-01', '2026-02-30', 'soon', 7])
    expect(Filter.safeParse({ from: day }).success, String(day)).toBe(false);
});
