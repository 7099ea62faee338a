import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { JobField } from './said.ts';

/** Besides the fields of a job: its creation and its changes of status. */
const Noted = z.enum([...JobField.options, 'status']);

/**
 * One save, or one change of status. `by` is null if it was automatic, for example when the last opening is
 * filled.
 */
export const JobEdit = z.object({
  version: z.number(),
  by: z.object({ id: Id, name: z.string() }).nullable(),
  at: Timestamp,
  changes: z.array(z.object({ field: Noted, before: z.array(z.string()), after: z.array(z.string()) })),
});
export type JobEdit = z.output<typeof JobEdit>;

export const listJobHistory = endpoint({
  name: 'listJobHistory',
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/history',
  summary: 'Who changed what of a job and when, newest first, with what it said before and after',
  access: workspace('VIEWER'),
  reads: ['jobs'],
  params: z.object({ id: Id }),
  query: PageQuery,
  response: pageOf(JobEdit),
});
