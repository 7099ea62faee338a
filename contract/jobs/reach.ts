import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { JobInput } from './job.ts';

const { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod } = JobInput.shape;

/** What of a job the people of the search are measured by. */
export const JobWishes = z.object({
  requiredSkills,
  experienceRequired,
  salary,
  location,
  workMode,
  maxNoticePeriod,
});
export type JobWishes = z.output<typeof JobWishes>;

/** At most so many wishes are named. */
export const NARROWEST = 3;

export const JobReach = z.object({
  /** Searchable people who fulfil every wish. */
  total: z.number(),
  /** Of very many the number is told from a sample. */
  isEstimate: z.boolean(),
  /** Without which single wish how many more there would be, most first. */
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
