import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { ApplicationStatus } from '../labels/applications.ts';
import { JobType, WorkMode } from '../labels/jobs.ts';
import { JobFacts, JobText } from './job.ts';

const JobCompany = z.object({ id: Id, name: z.string(), logoUrl: z.string().nullable() });

export const JobListing = JobFacts.extend({ company: JobCompany });
export type JobListing = z.output<typeof JobListing>;

/** A published job as everyone sees it; `myApplication` only for the candidate who asks. */
export const PublicJob = JobFacts.extend({
  ...JobText.shape,
  company: JobCompany.extend({
    website: z.string().nullable(),
    industry: z.string().nullable(),
    size: z.string(),
    description: z.string().nullable(),
    city: z.string().nullable(),
  }),
  myApplication: z.object({ id: Id, status: ApplicationStatus, hasApplied: z.boolean() }).nullable(),
});
export type PublicJob = z.output<typeof PublicJob>;

export const JobsQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional(),
  city: z.string().trim().max(80).optional(),
  jobType: JobType.optional(),
  workMode: WorkMode.optional(),
});
export type JobsQuery = z.output<typeof JobsQuery>;

export const listJobs = endpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/api/jobs',
  summary: 'Published jobs, newest first',
  access: anyone,
  query: JobsQuery,
  response: pageOf(JobListing),
});

export const getJob = endpoint({
  name: 'getJob',
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'A published job; 410 once it is closed',
  access: anyone,
  params: z.object({ id: Id }),
  response: PublicJob,
});

export const recordJobView = endpoint({
  name: 'recordJobView',
  method: 'POST',
  path: '/api/jobs/{id}/view',
  summary: 'Count a view: one for a viewer and a day',
  access: anyone,
  params: z.object({ id: Id }),
});
