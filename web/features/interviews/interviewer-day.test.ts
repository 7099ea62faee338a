import { expect, test } from 'vitest';
import type { OfferedSlot } from '#contract/interviews/interview.ts';
import type { TakenTime } from '#contract/interviews/pick-times.ts';
import { firstFree, startChoices } from './interviewer-day.tsx';

const now = new Date('2026-11-23T10:00:00+05:30');
const slot: OfferedSlot = {
  id: 'a',
  date: '2026-11-26',
  timeRanges: [{ startTime: '18:30', endTime: '20:00' }],
  isFlexible: false,
  timezone: 'Asia/Kolkata',
};
const free = { duration: 60, taken: [], now };
const values = (choices: ReturnType<typeof startChoices>) => choices.map(({ value }) => value);

test('starts are a quarter of an hour apart and leave room for the interview', () => {
  expect(startChoices(slot, free)).toEqual([
    { value: '18:30', label: '6:30 pm', conflict: null },
    { value: '18:45', label: '6:45 pm', conflict: null },
    { value: '19:00', label: '7:00 pm', conflict: null },
  ]);
});

test('a flexible candidate accepts any start within the time', () => {
  expect(values(startChoices({ ...slot, isFlexible: true }, free))).toEqual([
    '18:30',
    '18:45',
    '19:00',
    '19:15',
    '19:30',
    '19:45',
  ]);
});

const at = (time: string) => new Date(`2026-11-26T${time}:00+05:30`).toISOString();
const booked: TakenTime = {
  side: 'RECRUITER',
  startsAt: at('17:00'),
  endsAt: at('18:45'),
  title: 'Meera Iyer, SRE',
};

test('an overlapping start names the booking; one that only touches it is free', () => {
  const theirs: TakenTime = { side: 'CANDIDATE', startsAt: at('19:45'), endsAt: at('20:30'), title: null };
  const starts = startChoices(slot, { ...free, taken: [booked, theirs] });
  expect(starts.map(({ conflict }) => conflict)).toEqual([
    'Meera Iyer, SRE',
    null,
    'the candidate is booked',
  ]);
  expect(firstFree(starts)).toBe('18:45');
  const elsewhere = { ...booked, title: null, endsAt: at('20:00') };
  const none = startChoices(slot, { ...free, taken: [elsewhere] });
  expect(none[0]?.conflict).toBe('the interviewer is booked');
  expect(firstFree(none)).toBeNull();
});

test('times are in the zone in which they were offered', () => {
  // 6:30 pm in London is past midnight in India.
  const abroad = { ...slot, timezone: 'Europe/London' };
  expect(startChoices(abroad, { ...free, taken: [booked] }).every(({ conflict }) => !conflict)).toBe(true);
  const later = { ...booked, startsAt: '2026-11-26T18:00:00Z', endsAt: '2026-11-26T19:00:00Z' };
  expect(startChoices(abroad, { ...free, taken: [later] }).map(({ conflict }) => conflict !== null)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a time that has started counts as past', () => {
  const late = new Date('2026-11-26T18:45:00+05:30');
  expect(startChoices(slot, { ...free, now: late }).map(({ conflict }) => conflict)).toEqual([
    'has passed',
    'has passed',
    null,
  ]);
});
