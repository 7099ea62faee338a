import { expect, test } from 'vitest';
import { addWorkingDays } from './zoned-time.ts';

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-26T10:00:00Z'],
  ['a Thursday, over the weekend', '2026-11-26T10:00:00Z', '2026-12-01T10:00:00Z'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-02T10:00:00Z'],
  ['late on a Friday in UTC, already Saturday in India', '2026-11-27T20:00:00Z', '2026-12-01T20:00:00Z'],
])('three working days from %s end after as many days from Monday to Friday in India', (_, from, end) => {
  expect(addWorkingDays(new Date(from), 3).toISOString()).toBe(new Date(end).toISOString());
});

test('the next working day after a Friday evening in London, which is Saturday in India, is Monday there', () => {
  const next = addWorkingDays(new Date('2026-11-27T20:00:00Z'), 1);
  expect(next.toISOString()).toBe('2026-11-29T20:00:00.000Z');
});
