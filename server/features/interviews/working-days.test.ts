import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-26T10:00:00Z'],
  ['a Thursday, over the weekend', '2026-11-26T10:00:00Z', '2026-12-01T10:00:00Z'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-02T10:00:00Z'],
  ['late on a Friday in UTC, already Saturday in India', '2026-11-27T20:00:00Z', '2026-12-01T20:00:00Z'],
])('feedback on an interview of %s is due three working days later', (_, end, due) => {
  expect(addWorkingDays(new Date(end), 3).toISOString()).toBe(new Date(due).toISOString());
});
