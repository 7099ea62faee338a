import * as z from 'zod';
import { DAY_MS } from './days.ts';
import { toInstant } from './zoned-time.ts';

const Day = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso
    .date({ error: 'Please choose a day.', abort: true })
    .refine((value) => value >= '2000-01-01' && value <= '2999-12-31', 'Please choose a day of this century.')
    .optional(),
);

/** Days in India, both included. */
export const DAY_FILTER = { from: Day, to: Day };

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The first moment of the range, and the first after it. */
export function momentsOf({ from, to }: Days): { from: Date | undefined; until: Date | undefined } {
  return {
    from: from ? toInstant(from, '00:00') : undefined,
    until: to ? new Date(toInstant(to, '00:00').getTime() + DAY_MS) : undefined,
  };
}
