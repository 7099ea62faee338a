import { expect, test } from 'vitest';
import {
  conflictOf,
  faultsOf,
  laterBy,
  newDraft,
  place,
  shift,
  slotsOf,
  timeChoices,
  timeInWords,
  unplace,
} from './slot-drafts.ts';

const now = new Date('2026-11-24T06:00:00Z');

function draft(date: string | null, start: string | null, end: string | null) {
  return { ...newDraft(), date, start, end };
}

test('only rows with a date and both times are sent, in Indian time', () => {
  const full = draft('2026-11-26', '18:30', '19:30');
  expect(slotsOf([full, draft(null, '10:00', '11:00'), draft('2026-11-26', '10:00', null)])).toEqual([
    {
      date: '2026-11-26',
      timeRanges: [{ startTime: '18:30', endTime: '19:30' }],
      isFlexible: false,
      timezone: 'Asia/Kolkata',
    },
  ]);
});

test('an error stays with its own row, even if rows before it are empty', () => {
  const rows = [
    draft(null, null, null),
    draft('2026-11-24', '10:00', '11:00'),
    draft('2026-11-27', '10:00', '10:30'),
    draft('2026-11-27', '12:00', '11:00'),
  ];
  expect([...faultsOf(rows, 60, now).entries()].sort()).toEqual(
    [
      [rows[1]?.key, 'Please choose a time in the future.'],
      [rows[2]?.key, 'Each time must be at least 60 minutes long.'],
      [rows[3]?.key, 'End time must be after start time'],
    ].sort(),
  );
});

test('an unfinished row is an error, and an empty one is not', () => {
  const full = draft('2026-11-26', '18:30', '19:30');
  const begun = [
    draft('2026-11-27', null, null),
    draft(null, '10:00', '11:00'),
    draft('2026-11-27', '10:00', null),
  ];
  const words = 'Please choose a date and a time, or remove this row.';
  expect([...faultsOf([full, ...begun], 60, now)]).toEqual(begun.map(({ key }) => [key, words]));
  expect(faultsOf([full, draft(null, null, null)], 60, now).size).toBe(0);
});

test('a time that overlaps a booked interview is named', () => {
  const booked = [
    {
      kind: 'BOOKED' as const,
      startsAt: '2026-11-27T11:00:00Z',
      endsAt: '2026-11-27T11:45:00Z',
      companyName: 'Sahyadri Robotics',
    },
  ];
  expect(conflictOf(draft('2026-11-27', '16:00', '17:00'), booked)).toBe(
    'Overlaps your Sahyadri Robotics interview, 4:30\u00a0pm that day.',
  );
  expect(conflictOf(draft('2026-11-27', '15:30', '16:30'), booked)).toBeNull();
  const offered = booked.map((time) => ({ ...time, kind: 'OFFERED' as const }));
  expect(conflictOf(draft('2026-11-27', '16:00', '17:00'), offered)).toBe(
    'Overlaps a time you offered to Sahyadri Robotics, 4:30\u00a0pm that day.',
  );
});

test('a time goes into the first free row, and a fourth is ignored', () => {
  const time = { date: '2026-11-26', start: '18:30', end: '19:30' };
  const rows = [draft('2026-11-26', '10:00', '11:00'), draft(null, '12:00', null)];
  const two = place(rows, time);
  expect(two.map(({ start }) => start)).toEqual(['10:00', '18:30']);
  expect(two.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
  const three = place(two, { ...time, date: '2026-11-27' });
  expect(three).toHaveLength(3);
  expect(place(three, { ...time, date: '2026-11-28' })).toEqual(three);
  expect(slotsOf(unplace(three, three[0]?.key ?? ''))).toHaveLength(2);
});

test('a time moves by days and minutes, keeps its length, and never leaves the day', () => {
  const time = draft('2026-11-30', '18:30', '20:00');
  expect(shift(time, { days: 1 })).toMatchObject({ date: '2026-12-01', start: '18:30', end: '20:00' });
  expect(shift(time, { minutes: -30 })).toMatchObject({ start: '18:00', end: '19:30' });
  expect(shift(draft('2026-11-30', '23:00', '23:45'), { minutes: 30 })).toMatchObject({ start: '23:00' });
  expect(shift(draft('2026-11-30', '00:00', '01:00'), { minutes: -30 })).toMatchObject({ start: '00:00' });
});

test('times are offered in steps of a quarter of an hour, end times only after the start', () => {
  expect(timeChoices()).toHaveLength(96);
  expect(timeChoices('23:15')).toEqual([
    { value: '23:30', label: '11:30 pm' },
    { value: '23:45', label: '11:45 pm' },
  ]);
  expect(timeInWords('00:05')).toBe('12:05 am');
  expect(timeInWords('12:00')).toBe('12:00 pm');
  expect([laterBy('18:30', 60), laterBy('23:30', 60)]).toEqual(['19:30', null]);
});
