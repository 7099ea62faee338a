import { expect, test } from 'vitest';
import { groupByDay } from './day-timeline.tsx';

/** 10 in the morning in India. */
const NOW = new Date('2026-11-26T04:30:00Z');

function entry(id: string, at: string) {
  return { id, action: 'user.password_changed', summary: 'Changed the password', ip: null, at };
}

test('entries are grouped by days in India, newest first', () => {
  const days = groupByDay(
    [
      entry('a', '2026-11-26T04:00:00Z'),
      // 00:30 in India.
      entry('b', '2026-11-25T19:00:00Z'),
      entry('c', '2026-11-25T18:00:00Z'),
      entry('d', '2026-11-19T06:00:00Z'),
    ],
    NOW,
  );
  expect(days.map(({ label, items }) => [label, items.map(({ id }) => id).join('')])).toEqual([
    ['Today', 'ab'],
    ['Yesterday', 'c'],
    ['Thu, 19 Nov 2026', 'd'],
  ]);
});

test('an entry on two pages is shown once', () => {
  const twice = [entry('a', '2026-11-26T04:00:00Z'), entry('a', '2026-11-26T04:00:00Z')];
  expect(groupByDay(twice, NOW)[0]?.items).toHaveLength(1);
});
