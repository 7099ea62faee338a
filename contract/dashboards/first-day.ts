import * as z from 'zod';

/** From an empty profile to one that recruiters find, in this order. */
export const FIRST_DAY_STEPS = ['RESUME', 'SKILLS', 'DEGREE', 'VISIBLE'] as const;

/** `WAITING`: the candidate has done their part and an admin looks at it. */
const FirstDayState = z.enum(['OPEN', 'WAITING', 'DONE']);

export const FirstDayStep = z.object({
  step: z.enum(FIRST_DAY_STEPS),
  state: FirstDayState,
  /** Where it is done. */
  link: z.string(),
});
export type FirstDayStep = z.output<typeof FirstDayStep>;
