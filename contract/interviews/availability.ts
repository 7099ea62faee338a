import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/time.ts';
import { ordered } from '../kit/ordered.ts';
import { INDIA } from '../kit/zoned-time.ts';
import { OVERLAP, TimeRange, TimeZone } from './slots.ts';

/** In the order of ISO 8601: Monday first. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export const Weekday = z.enum(WEEKDAYS, { error: 'Please choose a day of the week.' });
export type Weekday = z.output<typeof Weekday>;

const MAX_RANGES_PER_DAY = 5;

const DayHours = z.object({
  weekday: Weekday,
  timeRanges: z.array(TimeRange).min(1, 'Please enter a time.').max(MAX_RANGES_PER_DAY),
});
export type DayHours = z.output<typeof DayHours>;

/** Hours of every week on the wall clock of a zone; with no days at all, the usual hours apply. */
export interface WeeklyHours {
  timezone: string;
  days: readonly DayHours[];
}

const Days = z
  .array(DayHours)
  .max(WEEKDAYS.length)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
    error: 'Please name each day once.',
    abort: true,
  })
  .refine((days) => days.every(({ timeRanges }) => areApart(timeRanges)), OVERLAP);

export const WeeklyAvailabilityInput = ordered({ timezone: TimeZone.default(INDIA), days: Days });

export const WeeklyAvailability = z.object({
  timezone: z.string(),
  days: z.array(DayHours),
  /** When the candidate last answered, even with no hours; null if they never did. */
  updatedAt: Timestamp.nullable(),
});
export type WeeklyAvailability = z.output<typeof WeeklyAvailability>;

function areApart(ranges: readonly TimeRange[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return sorted.every(
    ({ startTime }, index) => index === 0 || (sorted[index - 1]?.endTime ?? '') <= startTime,
  );
}

export const saveWeeklyAvailability = endpoint({
  name: 'saveWeeklyAvailability',
  method: 'PUT',
  path: '/api/jobseeker/availability',
  summary: 'Keep the hours of a usual week, or none; the last answer counts',
  access: candidate,
  changes: ['availability'],
  body: WeeklyAvailabilityInput,
  response: WeeklyAvailability,
  message: 'Your weekly hours are saved.',
});
