import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { required } from '../kit/fields.ts';
import { InterviewType, InterviewTypeInput } from '../labels/interviews.ts';

export const MAX_ROUNDS = 8;
export const MIN_CRITERIA = 3;
export const MAX_CRITERIA = 6;
export const MAX_ROUND_INTERVIEWERS = 6;

/** The criteria of a job that plans none of its own. */
export const USUAL_CRITERIA = ['Problem solving', 'Knowledge of the field', 'Communication', 'Ownership'];

const DURATION = 'Please enter a duration between 15 minutes and 8 hours.';
const CRITERIA = `Please name ${MIN_CRITERIA} to ${MAX_CRITERIA} criteria.`;

function areDistinct(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

export const PlannedRound = z.object({
  name: required('Please name the round.', { max: 80 }),
  interviewType: InterviewTypeInput.default('TECHNICAL'),
  duration: z.int({ error: DURATION }).min(15, DURATION).max(480, DURATION).default(60),
  /** Members of the team. A request proposes the first. */
  interviewerIds: z
    .array(z.uuid({ error: 'Please choose interviewers from your team.' }))
    .max(MAX_ROUND_INTERVIEWERS, `Please choose at most ${MAX_ROUND_INTERVIEWERS} interviewers.`)
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
  criteria: z
    .array(required('Please name the criterion.', { max: 60 }), { error: CRITERIA })
    .min(MIN_CRITERIA, CRITERIA)
    .max(MAX_CRITERIA, CRITERIA)
    .refine(areDistinct, 'Please list each criterion once.'),
});
export type PlannedRound = z.output<typeof PlannedRound>;

export const PlanInput = z
  .array(PlannedRound)
  .max(MAX_ROUNDS, `Please plan at most ${MAX_ROUNDS} rounds.`)
  // Omitted: the plan stays unchanged.
  .optional();

/** A round as the company reads it. */
export const Round = z.object({
  name: z.string(),
  interviewType: InterviewType,
  duration: z.number(),
  interviewers: z.array(z.object({ id: Id, name: z.string() })),
  criteria: z.array(z.string()),
});
export type Round = z.output<typeof Round>;
