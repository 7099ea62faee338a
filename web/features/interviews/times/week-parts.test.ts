import { expect, test } from 'vitest';
import { hoursOf, partsOf } from './weekly-hours.tsx';

test('adjacent parts form one range, and are parsed back to the same parts', () => {
  const chosen = new Set([
    'TUESDAY Evening',
    'MONDAY Morning',
    'MONDAY Afternoon',
    'FRIDAY Morning',
    'FRIDAY Evening',
  ] as const);
  const days = hoursOf(chosen);
  expect(days).toEqual([
    { weekday: 'MONDAY', timeRanges: [{ startTime: '08:00', endTime: '17:00' }] },
    { weekday: 'TUESDAY', timeRanges: [{ startTime: '17:00', endTime: '21:00' }] },
    {
      weekday: 'FRIDAY',
      timeRanges: [
        { startTime: '08:00', endTime: '12:00' },
        { startTime: '17:00', endTime: '21:00' },
      ],
    },
  ]);
  expect(partsOf({ days })).toEqual(chosen);
});

test('a part that is only partly covered is not chosen', () => {
  const timeRanges = [{ startTime: '09:00', endTime: '17:30' }];
  expect([...partsOf({ days: [{ weekday: 'SUNDAY', timeRanges }] })]).toEqual(['SUNDAY Afternoon']);
});
