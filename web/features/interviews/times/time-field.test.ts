import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeInWords } from '#web/features/interviews/slots/slot-drafts.ts';
import { readTime } from './time-field.tsx';

describe('a time is understood in many spellings', () => {
  test.each([
    ['6', ['18:00', '06:00']],
    ['9', ['09:00', '21:00']],
    ['12', ['12:00', '00:00']],
    ['6 pm', ['18:00']],
    ['6pm', ['18:00']],
    ['6p', ['18:00']],
    ['6 P.M.', ['18:00']],
    ['6 am', ['06:00']],
    ['12 am', ['00:00']],
    ['12 pm', ['12:00']],
    ['18', ['18:00']],
    ['18:30', ['18:30']],
    ['1830', ['18:30']],
    ['6.30pm', ['18:30']],
    ['6:30 pm', ['18:30']],
    ['6 30 pm', ['18:30']],
    ['6:30\u202fpm', ['18:30']],
    ['6.30', ['18:30', '06:30']],
    ['630', ['18:30', '06:30']],
    ['06:30', ['06:30']],
    ['0:15', ['00:15']],
    ['  10 ', ['10:00', '22:00']],
    ['noon', ['12:00']],
    ['６ pm', ['18:00']],
  ])('%s', (text, times) => {
    expect(readTime(text)).toEqual(times);
  });
});

test.each(['', 'soon', '25', '24:00', '6:3', '6:75', '6 xm', '13am', '-1', '6 pm 7 pm', '1:2:3'])(
  '“%s” is no time',
  (text) => {
    expect(readTime(text)).toEqual([]);
  },
);

test('an end time is the next one after its start', () => {
  expect(readTime('8', '18:30')).toEqual(['20:00']);
  expect(readTime('7', '06:00')).toEqual(['07:00', '19:00']);
  expect(readTime('6', '18:00')).toEqual([]);
});

test('every parsed time is a time of the day, and its display is parsed to the same time', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(time, (value) => {
      expect(readTime(timeInWords(value))).toEqual([value]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:. apm'), maxLength: 8 }), (text) => {
      for (const value of readTime(text)) expect(value).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
});
