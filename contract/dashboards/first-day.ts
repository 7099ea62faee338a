import * as z from 'zod';

/** The steps from an empty profile to one that recruiters can find, in order. */
export const FIRST_DAY_STEPS = ['RESUME', 'SKILLS', 'DEGREE', 'VISIBLE'] as const;

/** `WAITING`: the candidate has done their part, and an admin has to check it. */
const FirstDayState = z.enum(['OPEN', 'WAITING', 'DONE']);

export const FirstDayStep = z.object({
  step: z.enum(FIRST_DAY_STEPS),
  state: FirstDayState,
  /** The page where the step is done. */
  link: z.string(),
});
export type FirstDayStep = z.output<typeof FirstDayStep>;
