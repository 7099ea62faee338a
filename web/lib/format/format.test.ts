import { expect, test } from 'vitest';
import { dotted } from './counts.ts';
import { formatDate, formatDateTime, formatDay, formatMonth, formatTimeRange } from './dates.ts';
import { formatLakhRange, formatLakhs, formatRupees } from './money.ts';
import { nonBreaking } from './non-breaking.ts';
import { formatRelative, formatTimeLeft } from './spans.ts';
import { formatBytes, formatMinutes, formatMonths } from './units.ts';

test('rupees are grouped the Indian way', () => {
  expect(formatRupees(20000)).toBe('₹20,000');
  expect(formatRupees(1234567)).toBe('₹12,34,567');
  expect(formatRupees(-20000)).toBe('-₹20,000');
});

test('lakhs drop a trailing .0 in prose and keep it in table columns', () => {
  expect(formatLakhs(4250000)).toBe('₹42.5\u00a0L');
  expect(formatLakhs(3800000)).toBe('₹38\u00a0L');
  expect(formatLakhs(0)).toBe('₹0');
  expect(formatLakhs(3800000, { fixed: true })).toBe('₹38.0\u00a0L');
});

test('a salary range shows both ends, one end, or nothing', () => {
  expect(formatLakhRange(3800000, 4600000)).toBe('₹38\u00a0L\u00a0– ₹46\u00a0L');
  expect(formatLakhRange(3800000, 3800000)).toBe('₹38\u00a0L');
  expect(formatLakhRange(null, 4600000)).toBe('₹46\u00a0L');
  expect(formatLakhRange(null, undefined)).toBe('');
});

test('dates and times are shown in Indian Standard Time', () => {
  expect(formatDate('2026-11-26T20:00:00Z')).toBe('Fri, 27 Nov 2026');
  expect(formatDateTime('2026-11-26T13:00:00Z')).toBe('Thu, 26 Nov 2026, 6:30\u00a0pm');
  expect(formatTimeRange('2026-11-26T11:00:00Z', '2026-11-26T11:45:00Z')).toBe(
    '4:30\u00a0pm\u00a0– 5:15\u00a0pm',
  );
});

test('a calendar day does not shift, and months have three letters', () => {
  expect(formatDate('2026-11-26')).toBe('Thu, 26 Nov 2026');
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
});

test('experience is formatted as years and months', () => {
  expect(formatMonths(74)).toBe('6\u00a0y\u00a02\u00a0m');
  expect(formatMonths(72)).toBe('6\u00a0y');
  expect(formatMonths(2)).toBe('2\u00a0m');
  expect(formatMonths(0)).toBe('0 months');
});

test('recent times are shown by their age, older ones by their date', () => {
  const now = '2026-11-24T06:00:00Z';
  expect(formatRelative('2026-11-24T05:59:30Z', now)).toBe('Just now');
  expect(formatRelative('2026-11-24T05:20:00Z', now)).toBe('40\u00a0min ago');
  expect(formatRelative('2026-11-24T03:00:00Z', now)).toBe('3\u00a0h ago');
  expect(formatRelative('2026-11-23T10:00:00Z', now)).toBe('Yesterday');
  expect(formatRelative('2026-11-19T06:00:00Z', now)).toBe('19 Nov');
  expect(formatRelative('2025-11-19T06:00:00Z', now)).toBe('19 Nov 2025');
});

test('a deadline shows the time left, and nothing once it has passed', () => {
  const now = '2026-11-24T06:00:00Z';
  expect(formatTimeLeft('2026-11-28T07:00:00Z', now)).toBe('4 days');
  expect(formatTimeLeft('2026-11-25T12:30:00Z', now)).toBe('1 day 6 hours');
  expect(formatTimeLeft('2026-11-25T06:10:00Z', now)).toBe('1 day');
  expect(formatTimeLeft('2026-11-24T07:30:00Z', now)).toBe('1 hour');
  expect(formatTimeLeft('2026-11-24T06:00:20Z', now)).toBe('1 minute');
  expect(formatTimeLeft('2026-11-24T05:59:00Z', now)).toBe('');
});

test('file sizes use decimal units', () => {
  expect(formatBytes(900)).toBe('900\u00a0B');
  expect(formatBytes(12_400)).toBe('12.4\u00a0KB');
  expect(formatBytes(5_000_000)).toBe('5\u00a0MB');
});

test('a month has the format of a date, without the day', () => {
  expect(formatMonth('2026-11-01')).toBe('Nov 2026');
  expect(formatMonth('2026-09-30')).toBe('Sep 2026');
});

test('facts in one line leave out the empty ones, and no wrapped line starts with the dot', () => {
  expect(dotted(['Pune', null, '', undefined, false, 'Remote'])).toBe('Pune\u00a0· Remote');
  expect(dotted([])).toBe('');
});

test('a number is never separated from its unit, and a range breaks only after its dash', () => {
  expect(formatMinutes(60)).toBe('60\u00a0min');
  expect(nonBreaking('Stated ₹38 L – ₹46 L, offered ₹41 L')).toBe(
    'Stated ₹38\u00a0L\u00a0– ₹46\u00a0L, offered ₹41\u00a0L',
  );
  expect(nonBreaking('6:30 pm – 7:30 pm')).toBe('6:30\u00a0pm\u00a0– 7:30\u00a0pm');
  expect(nonBreaking('4 y 6 m, above 2 to 3 years')).toBe('4\u00a0y\u00a06\u00a0m, above 2 to 3 years');
});
