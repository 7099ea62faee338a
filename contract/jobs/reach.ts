import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { JobInput } from './job.ts';

const { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod } = JobInput.shape;

/** The requirements of a job that searchable people are counted by. */
export const JobWishes = z.object({
  requiredSkills,
  experienceRequired,
  salary,
  location,
  workMode,
  maxNoticePeriod,
});
export type JobWishes = z.output<typeof JobWishes>;

/** At most this many requirements are named. */
export const NARROWEST = 3;

export const JobReach = z.object({
  /** Searchable people who meet every requirement. */
  total: z.number(),
  /** For large numbers the total is estimated from a sample. */
  isEstimate: z.boolean(),
  /** How many more people there would be without each single requirement, most first. */
  narrowest: z.array(z.object({ wish: z.string(), more: z.number(), isEstimate: z.boolean() })),
});
export type JobReach = z.output<typeof JobReach>;

export const countJobReach = endpoint({
  name: 'countJobReach',
  method: 'POST',
  path: '/api/recruiter/jobs/reach',
  summary: 'How many searchable people fulfil what a job asks, and which wish keeps most of the others out',
  access: workspace('RECRUITER'),
  reads: ['profile'],
  body: JobWishes,
  response: JobReach,
});
