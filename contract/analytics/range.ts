import * as z from 'zod';
import { addDays, daysBetween } from '#contract/kit/days.ts';
import { fieldFault } from '../core/errors.ts';
import { toInstant } from '../kit/zoned-time.ts';

/** The longest range: two years, both end days included. */
export const ANALYTICS_MAX_DAYS = 732;
/** Length of the default range, which ends today. */
export const ANALYTICS_DAYS = 90;
export const RANGE_WRONG = 'Please choose a first day that is not after the last.';
export const RANGE_TOO_LONG = 'Please choose at most two years.';

const DAY_WRONG = 'Please choose a valid date.';

export const Day = z.iso
  .date({ error: DAY_WRONG, abort: true })
  .refine((day) => day >= '2000' && day < '2100', DAY_WRONG);

export const RangeQuery = z.object({ from: Day.optional(), to: Day.optional() });
export type RangeQuery = z.output<typeof RangeQuery>;

/** The days `from` to `to` in India, both included; `start` and `end` are the instants that delimit them. */
export interface DayRange {
  from: string;
  to: string;
  start: Date;
  end: Date;
}

/** Without a first day the range has the default length; without a last day it ends today. */
export function rangeOf(query: RangeQuery, today: string): DayRange {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - ANALYTICS_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw fieldFault('from', RANGE_WRONG);
  if (days > ANALYTICS_MAX_DAYS) throw fieldFault('from', RANGE_TOO_LONG);
  return { from, to, start: toInstant(from, '00:00'), end: toInstant(addDays(to, 1), '00:00') };
}
