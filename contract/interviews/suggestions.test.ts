import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInstant, toLocal } from '../kit/zoned-time.ts';
import { type DayHours, WEEKDAYS, type WeeklyHours } from './availability.ts';
import { AvailabilitySlots, findSlotFaults, overlaps, type Span } from './slots.ts';
import {
  COMPANY_HOURS,
  isWithin,
  SUGGESTION_NOTICE_HOURS,
  type Suggestion,
  suggestTimes,
  weekdayOf,
} from './suggestions.ts';

const HOUR = 3_600_000;
const NO_HOURS: WeeklyHours = { timezone: 'Asia/Kolkata', days: [] };
/** A Sunday, 2 pm in India. */
const NOW = new Date('2026-11-22T08:30:00Z');

function spanOf({ date, startTime, endTime }: Suggestion): Span {
  return { start: toInstant(date, startTime), end: toInstant(date, endTime) };
}

function suggest(wish: Partial<Parameters<typeof suggestTimes>[0]> = {}) {
  return suggestTimes({ now: NOW, minutes: 60, busy: [], hours: NO_HOURS, ...wish });
}

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const range = fc
  .tuple(clock, clock)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => (a < b ? { startTime: a, endTime: b } : { startTime: b, endTime: a }));
const dayHours: fc.Arbitrary<DayHours> = fc.record({
  weekday: fc.constantFrom(...WEEKDAYS),
  timeRanges: fc.array(range, { minLength: 1, maxLength: 2 }),
});
const wishes = fc.record({
  now: fc
    .integer({ min: 0, max: 400 * 24 * 60 })
    .map((minutes) => new Date(NOW.getTime() + minutes * 60_000)),
  minutes: fc.constantFrom(15, 30, 45, 60, 90, 240, 480),
  hours: fc.record({
    timezone: fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'),
    days: fc.uniqueArray(dayHours, { selector: ({ weekday }) => weekday, maxLength: 7 }),
  }),
  busyHours: fc.array(fc.tuple(fc.integer({ min: 0, max: 24 * 22 }), fc.integer({ min: 1, max: 30 })), {
    maxLength: 40,
  }),
});

function wishOf({
  busyHours,
  ...wish
}: {
  now: Date;
  busyHours: [number, number][];
  minutes: number;
  hours: WeeklyHours;
}) {
  const busy = busyHours.map(([from, length]) => {
    const start = new Date(wish.now.getTime() + from * HOUR);
    return { start, end: new Date(start.getTime() + length * HOUR) };
  });
  return { ...wish, busy };
}

const halfDay = ({ date, startTime }: Suggestion) => `${date} ${startTime < '13:00'}`;

describe('for any hours, calendar and zone', () => {
  test('a suggestion suits both sides, is at least a day ahead, and overlaps nothing', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        for (const suggestion of suggestTimes(wish)) {
          const span = spanOf(suggestion);
          expect(span.end.getTime() - span.start.getTime()).toBe(wish.minutes * 60_000);
          expect(span.start.getTime() - wish.now.getTime()).toBeGreaterThanOrEqual(
            SUGGESTION_NOTICE_HOURS * HOUR,
          );
          expect(isWithin(COMPANY_HOURS, span)).toBe(true);
          if (wish.hours.days.length > 0) expect(isWithin(wish.hours, span)).toBe(true);
          expect(wish.busy.filter((other) => overlaps(other, span))).toEqual([]);
        }
      }),
    );
  });

  test('the server accepts all of them together', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        const slots = suggestTimes(wish).map(({ date, ...range }) => ({ date, timeRanges: [range] }));
        if (slots.length === 0) return;
        expect(findSlotFaults(AvailabilitySlots.parse(slots), wish.minutes, wish.now)).toEqual([]);
      }),
    );
  });

  test('no two are in the same half of a day', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const halves = suggestTimes(wishOf(drawn)).map(halfDay);
        expect(new Set(halves).size).toBe(halves.length);
      }),
    );
  });
});

test('without other appointments there are three, on the next three working days, not all at the same hour', () => {
  expect(suggest()).toEqual([
    { date: '2026-11-23', startTime: '17:00', endTime: '18:00' },
    { date: '2026-11-24', startTime: '10:30', endTime: '11:30' },
    { date: '2026-11-25', startTime: '17:00', endTime: '18:00' },
  ]);
});

test("the last of three is after the company's deadline for picking", () => {
  fc.assert(
    fc.property(wishes, ({ now, minutes }) => {
      const all = suggest({ now, minutes: Math.min(minutes, 120) });
      expect(all).toHaveLength(3);
      const last = all.at(-1) as Suggestion;
      expect(spanOf(last).start.getTime() - now.getTime()).toBeGreaterThan(48 * HOUR);
    }),
  );
});

test('a week with one free day gives both halves of it, and the same day a week later', () => {
  const hours = {
    timezone: 'Asia/Kolkata',
    days: [{ weekday: 'WEDNESDAY' as const, timeRanges: [{ startTime: '09:00', endTime: '20:00' }] }],
  };
  expect(suggest({ hours }).map(({ date }) => [date, weekdayOf(date)])).toEqual([
    ['2026-11-25', 'WEDNESDAY'],
    ['2026-12-02', 'WEDNESDAY'],
    ['2026-12-09', 'WEDNESDAY'],
  ]);
  const full = { start: toInstant('2026-11-26', '00:00'), end: toInstant('2026-12-31', '00:00') };
  expect(suggest({ hours, busy: [full] }).map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
    '2026-11-25 10:30',
    '2026-11-25 17:00',
  ]);
});

test('hours in another zone are read in that zone', () => {
  const hours = {
    timezone: 'Europe/Berlin',
    days: [{ weekday: 'TUESDAY' as const, timeRanges: [{ startTime: '09:00', endTime: '10:00' }] }],
  };
  const [first] = suggest({ hours });
  expect(first).toEqual({ date: '2026-11-24', startTime: '13:30', endTime: '14:30' });
  expect(toLocal(spanOf(first as Suggestion).start, 'Europe/Berlin').time).toBe('09:00');
});

test('nothing is suggested if no time is free', () => {
  const always = { start: NOW, end: new Date(NOW.getTime() + 60 * 24 * HOUR) };
  expect(suggest({ busy: [always] })).toEqual([]);
  expect(suggest({ minutes: 8 * 60 + 61 })).toEqual([]);
});
