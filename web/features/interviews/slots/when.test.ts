import { expect, test } from 'vitest';
import { dayHeading, isJoinable, replyBy, scheduleBadge, timeUntil } from './when.ts';

// 11:30 am in India.
const now = new Date('2026-11-24T06:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

test('a booked interview is labelled by the time until it', () => {
  const label = (start: number, end = start + 1) =>
    scheduleBadge({ startsAt: inHours(start), endsAt: inHours(end) }, now).label;
  expect(label(5)).toBe('Today');
  expect(label(-0.5)).toBe('Today');
  expect(label(20)).toBe('Upcoming');
  expect(label(40)).toBe('Scheduled');
  expect(label(-30)).toBe('Past');
});

test('an interview that has ended is past, even on its own day', () => {
  const ended = { startsAt: inHours(-2), endsAt: inHours(-1) };
  expect(scheduleBadge(ended, now).label).toBe('Past');
});

test('the time until the start is days, hours or minutes, then soon, then past', () => {
  expect(timeUntil(inHours(100), now)).toBe('in 4 days');
  expect(timeUntil(inHours(5), now)).toBe('in 5 hours');
  expect(timeUntil(inHours(0.5), now)).toBe('in 30 minutes');
  expect(timeUntil(inHours(0.01), now)).toBe('Starting soon');
  expect(timeUntil(inHours(-0.01), now)).toBe('Past');
});

test('a deadline shows the hour only when it is near', () => {
  expect(replyBy(inHours(0.75), now)).toBe('Reply by today, 12:15\u00a0pm');
  expect(replyBy('2026-11-25T12:30:00Z', now)).toBe('Reply by Wed, 25 Nov, 6:00\u00a0pm');
  expect(replyBy('2026-11-28T12:30:00Z', now)).toBe('Reply by Sat, 28 Nov');
});

test('the meeting can be joined from ten minutes before the start until the end', () => {
  const booking = { startsAt: inHours(1), endsAt: inHours(2) };
  const at = (hours: number) => isJoinable(booking, new Date(inHours(hours)));
  expect([at(0.8), at(0.9), at(1.5), at(2)]).toEqual([false, true, true, false]);
});

test('day headings depend on how near the day is', () => {
  expect(dayHeading(inHours(1), now)).toBe('Today');
  expect(dayHeading(inHours(24), now)).toBe('Tomorrow');
  expect(dayHeading(inHours(72), now)).toBe('Fri, 27 Nov 2026');
});
