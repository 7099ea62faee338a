import { expect, test } from 'vitest';
import { conflictOf, faultsOf, laterBy, newDraft, slotsOf, timeChoices, timeInWords } from './slot-drafts.ts';

const now = new Date('2026-11-24T06:00:00Z');

function draft(date: string | null, start: string | null, end: string | null) {
  return { ...newDraft(), date, start, end };
}

test('only rows with a date and both times are sent, on the Indian clock', () => {
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

test('a fault stands at its own row, whatever rows before it are empty', () => {
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

test('a time that overlaps a booked interview is named', () => {
  const booked = [
    {
      startsAt: '2026-11-27T11:00:00Z',
      endsAt: '2026-11-27T11:45:00Z',
      company: { name: 'Sahyadri Robotics' },
    },
  ];
  expect(conflictOf(draft('2026-11-27', '16:00', '17:00'), booked)).toBe(
    'Overlaps your Sahyadri Robotics interview, 4:30 pm that day.',
  );
  expect(conflictOf(draft('2026-11-27', '15:30', '16:30'), booked)).toBeNull();
});

test('times are offered by the quarter of an hour, the end only after the start', () => {
  expect(timeChoices()).toHaveLength(96);
  expect(timeChoices('23:15')).toEqual([
    { value: '23:30', label: '11:30 pm' },
    { value: '23:45', label: '11:45 pm' },
  ]);
  expect(timeInWords('00:05')).toBe('12:05 am');
  expect(timeInWords('12:00')).toBe('12:00 pm');
  expect([laterBy('18:30', 60), laterBy('23:30', 60)]).toEqual(['19:30', null]);
});
