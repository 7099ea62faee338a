import type * as z from 'zod';
import {
  WEEKDAYS,
  type WeeklyAvailability,
  type WeeklyAvailabilityInput,
} from '#contract/interviews/availability.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './availability.queries.ts';

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The hours of a usual week, from Monday on; without days until the candidate names some. */
export async function get(db: Db, candidateId: string): Promise<z.input<typeof WeeklyAvailability>> {
  const answer = await queries.findAvailability(db, candidateId);
  if (!answer) return { timezone: INDIA, days: [], updatedAt: null };
  const ranges = Map.groupBy(await queries.listRanges(db, candidateId), ({ weekday }) => weekday);
  const days = WEEKDAYS.flatMap((weekday) => {
    const timeRanges = ranges.get(weekday)?.map(({ startMinute, endMinute }) => ({
      startTime: clock(startMinute),
      endTime: clock(endMinute),
    }));
    return timeRanges ? [{ weekday, timeRanges }] : [];
  });
  return { timezone: answer.timezone, days, updatedAt: answer.updatedAt };
}

/** The last answer counts. */
export async function save(
  db: Db,
  candidateId: string,
  { timezone, days }: z.output<typeof WeeklyAvailabilityInput>,
): Promise<z.input<typeof WeeklyAvailability>> {
  const ranges = days.flatMap(({ weekday, timeRanges }) =>
    timeRanges.map(({ startTime, endTime }) => ({
      candidateId,
      weekday,
      startMinute: minutesOf(startTime),
      endMinute: minutesOf(endTime),
    })),
  );
  await queries.upsertAvailability(db, { candidateId, timezone, updatedAt: now() });
  await queries.replaceRanges(db, candidateId, ranges);
  return get(db, candidateId);
}
