import { expect, test } from 'vitest';
import { startChoices } from './start-choices.ts';

function starts(startTime: string, endTime: string, isFlexible = false) {
  const id = '01936d5c-0000-7000-8000-000000000000';
  const slot = {
    id,
    date: '2026-11-26',
    timeRanges: [{ startTime, endTime }],
    isFlexible,
    timezone: 'Asia/Kolkata',
  };
  return startChoices(slot, 60).map(({ value }) => value);
}

test('an interview starts so that it ends inside the offered time', () => {
  expect(starts('10:00', '11:00')).toEqual(['10:00']);
  expect(starts('10:00', '11:30')).toEqual(['10:00', '10:15', '10:30']);
});

test('a flexible candidate takes any start inside the offered time', () => {
  expect(starts('10:00', '11:00', true)).toEqual(['10:00', '10:15', '10:30', '10:45']);
});
