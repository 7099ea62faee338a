import { expect, test } from 'vitest';
import { AvailabilitySlot, AvailabilitySlots, findSlotFaults, overlaps, spansOf } from './slots.ts';

const now = new Date('2026-11-21T04:00:00Z');

function slot(date: string, ...ranges: [startTime: string, endTime: string][]) {
  return AvailabilitySlot.parse({
    date,
    timeRanges: ranges.map(([startTime, endTime]) => ({ startTime, endTime })),
    isFlexible: false,
  });
}

function firstMessage(input: unknown): string | undefined {
  return AvailabilitySlots.safeParse(input).error?.issues[0]?.message;
}

const filled = { date: '2026-11-26', timeRanges: [{ startTime: '10:00', endTime: '11:00' }] };

test('a slot is in Indian time and not flexible by default', () => {
  expect(AvailabilitySlots.parse([filled])).toEqual([
    { ...filled, isFlexible: false, timezone: 'Asia/Kolkata' },
  ]);
});

test('at least one slot needs a date and both times', () => {
  const halfFilled = [
    { date: '', timeRanges: [{ startTime: '10:00', endTime: '11:00' }] },
    { date: '2026-11-26', timeRanges: [{ startTime: '10:00', endTime: '' }] },
    { date: '2026-11-26', timeRanges: [] },
    null,
  ];
  for (const input of [undefined, null, 'x', [], halfFilled]) {
    expect(firstMessage(input)).toBe('Please provide at least one availability slot');
  }
  expect(AvailabilitySlots.parse([...halfFilled, filled])).toHaveLength(1);
});

test('at most three slots are accepted', () => {
  expect(firstMessage([filled, filled, filled])).toBeUndefined();
  expect(firstMessage([filled, filled, filled, filled])).toBe('Please provide at most 3 availability slots');
});

test('malformed dates, times, zones and reversed ranges are refused', () => {
  expect(firstMessage([{ ...filled, date: '2026-02-30' }])).toBe('Please choose a date.');
  expect(firstMessage([{ ...filled, timezone: 'Mars/Olympus' }])).toBe('Please choose a valid time zone.');
  const range = (startTime: string, endTime: string) => [{ ...filled, timeRanges: [{ startTime, endTime }] }];
  expect(firstMessage(range('9:00', '10:00'))).toBe('Please enter a time as HH:mm.');
  expect(firstMessage(range('11:00', '24:00'))).toBe('Please enter a time as HH:mm.');
  expect(firstMessage(range('11:00', '11:00'))).toBe('End time must be after start time');
});

test('offered times become instants in their own zone', () => {
  const inLondon = { ...slot('2026-11-26', ['10:00', '11:00']), timezone: 'Europe/London' };
  expect(spansOf(inLondon)).toEqual([
    { start: new Date('2026-11-26T10:00:00Z'), end: new Date('2026-11-26T11:00:00Z') },
  ]);
});

test('valid times have no errors', () => {
  const slots = [
    slot('2026-11-21', ['10:00', '11:00'], ['11:00', '12:00']),
    slot('2026-12-01', ['10:00', '11:00']),
  ];
  expect(findSlotFaults(slots, 60, now)).toEqual([]);
});

test('times in the past, too far ahead, too short or overlapping are reported at their position', () => {
  const slots = [
    slot('2026-11-21', ['09:30', '10:30']),
    slot('2027-01-20', ['09:00', '10:00']),
    slot('2026-11-30', ['09:00', '10:00'], ['09:30', '10:30'], ['12:00', '12:30']),
  ];
  expect(findSlotFaults(slots, 45, now)).toEqual([
    { path: '0.timeRanges.0', message: 'Please choose a time in the future.' },
    { path: '1.timeRanges.0', message: 'Please choose a time within the next 60 days.' },
    { path: '2.timeRanges.1', message: 'These times overlap each other. Please change one of them.' },
    { path: '2.timeRanges.2', message: 'Each time must be at least 45 minutes long.' },
  ]);
});

test('a time one minute shorter than the interview is too short', () => {
  const faults = (end: string) => findSlotFaults([slot('2026-11-26', ['10:00', end])], 60, now);
  expect(faults('11:00')).toEqual([]);
  expect(faults('10:59')).toMatchObject([{ message: 'Each time must be at least 60 minutes long.' }]);
});

test('overlaps are found across slots and zones', () => {
  const inIndia = slot('2026-11-26', ['15:30', '16:30']);
  const inLondon = { ...slot('2026-11-26', ['10:30', '11:30']), timezone: 'Europe/London' };
  expect(findSlotFaults([inIndia, inLondon], 60, now)).toHaveLength(1);
});

test('adjacent times do not overlap', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
  expect(overlaps({ start: at(1), end: at(2) }, { start: at(2), end: at(3) })).toBe(false);
  expect(overlaps({ start: at(1), end: at(3) }, { start: at(2), end: at(4) })).toBe(true);
});
