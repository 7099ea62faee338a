import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { ViewSource } from '../labels/jobs.ts';

export const DAY_RANGES = ['7', '30', '90'] as const;
export const DayRange = z.enum(DAY_RANGES, { error: 'Please choose 7, 30 or 90 days.' });
export type DayRange = z.output<typeof DayRange>;

/**
 * A day in India: unique viewers and candidates among them, the sources of views, and applications by source.
 */
export const JobDay = z.object({
  day: z.iso.date(),
  visitors: z.number(),
  members: z.number(),
  /** Of all views; sources without views are left out. */
  ways: z.partialRecord(ViewSource, z.number()),
  applied: z.number(),
  invited: z.number(),
});
export type JobDay = z.output<typeof JobDay>;

export const listJobDays = endpoint({
  name: 'listJobDays',
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/stats/days',
  summary: 'Views and applications of a job by day and source, oldest day first, today last',
  access: workspace('VIEWER'),
  reads: ['jobs', 'applications'],
  params: z.object({ id: Id }),
  query: z.object({ days: DayRange.default('30') }),
  response: z.object({ days: z.array(JobDay) }),
});
