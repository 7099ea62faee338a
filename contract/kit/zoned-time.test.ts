import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalZone, isTimeZone, localDate, toInstant, toLocal } from './zoned-time.ts';

test('Indian wall-clock times are five and a half hours ahead of UTC', () => {
  expect(toInstant('2026-11-26', '18:30').toISOString()).toBe('2026-11-26T13:00:00.000Z');
  expect(toLocal(new Date('2026-11-26T13:00:00Z'))).toEqual({ date: '2026-11-26', time: '18:30' });
});

test('today is the day of the zone, not of UTC', () => {
  const lateEvening = new Date('2026-11-25T20:00:00Z');
  expect(localDate(lateEvening)).toBe('2026-11-26');
  expect(localDate(lateEvening, 'America/New_York')).toBe('2026-11-25');
});

test('midnight is 00:00 of the new day', () => {
  expect(toLocal(new Date('2026-11-25T18:30:00Z'))).toEqual({ date: '2026-11-26', time: '00:00' });
});

test('a time that a clock change repeats is the first one, and a time that it skips moves by the change', () => {
  expect(toInstant('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(toInstant('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

test('known zones are told apart from unknown ones', () => {
  expect(['Asia/Kolkata', 'UTC', 'Europe/London'].every(isTimeZone)).toBe(true);
  expect(['Mars/Olympus', '', 'IST; drop'].some(isTimeZone)).toBe(false);
});

test.each([
  ['aMeRiCa/argentina/buenos_AIRES', 'America/Buenos_Aires'],
  ['ASIA/KOLKATA', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['mars/olympus', undefined],
])('the zone %s has one name', (typed, name) => {
  expect(canonicalZone(typed)).toBe(name);
});

test('every minute survives the conversion to a zone and back, except the hour that a clock change repeats', () => {
  const zone = fc.constantFrom(
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Europe/London',
    'America/St_Johns',
    'Pacific/Apia',
  );
  const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  fc.assert(
    fc.property(zone, minute, (timezone, minutes) => {
      const instant = new Date(minutes * 60_000);
      const local = toLocal(instant, timezone);
      const back = toInstant(local.date, local.time, timezone);
      expect(toLocal(back, timezone)).toEqual(local);
      expect([0, 30 * 60_000, 60 * 60_000]).toContain(instant.getTime() - back.getTime());
    }),
  );
});
