import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Mine } from '../kit/mine.ts';
import { JobStatus } from '../labels/jobs.ts';
import type { JobEdit } from './history.ts';
import { Job, JobInput, JobSummary } from './job.ts';

const reads = workspace('VIEWER');
const writes = workspace('RECRUITER');
const params = z.object({ id: Id });

export const OwnJobsQuery = PageQuery.extend({
  status: JobStatus.optional(),
  search: z.string().trim().max(100).optional(),
  mine: Mine,
});
export type OwnJobsQuery = z.output<typeof OwnJobsQuery>;

/** `counts` apply the search, but not the status filter. */
const OwnJobsPage = pageOf(JobSummary).extend({ counts: z.record(JobStatus, z.number()) });

export const listOwnJobs = endpoint({
  name: 'listOwnJobs',
  method: 'GET',
  path: '/api/recruiter/jobs',
  summary: "The company's jobs, newest first, with the number in each status",
  access: reads,
  reads: ['jobs', 'applications'],
  query: OwnJobsQuery,
  response: OwnJobsPage,
});

export const createJob = endpoint({
  name: 'createJob',
  method: 'POST',
  path: '/api/recruiter/jobs',
  summary: 'Create a job as a draft',
  access: writes,
  changes: ['jobs'],
  maxBytes: LONG_BODY_BYTES,
  body: JobInput,
  response: Job,
  status: 201,
  message: 'Draft saved',
});

export const getOwnJob = endpoint({
  name: 'getOwnJob',
  method: 'GET',
  path: '/api/recruiter/jobs/{id}',
  summary: "One of the company's jobs; its version is the ETag",
  access: reads,
  reads: ['jobs', 'applications'],
  params,
  response: Job,
});

/** The answer to an outdated save: the current job, and who changed what meanwhile, newest first. */
export type NewerJob = Job & { edits: JobEdit[] };

export const updateJob = endpoint({
  name: 'updateJob',
  method: 'PUT',
  path: '/api/recruiter/jobs/{id}',
  summary:
    'Replace what a job says; If-Match guards against lost changes: an outdated save is told who saved what',
  access: writes,
  changes: ['jobs'],
  params,
  maxBytes: LONG_BODY_BYTES,
  body: JobInput,
  response: Job,
  message: 'Job saved',
});

export const deleteJob = endpoint({
  name: 'deleteJob',
  method: 'DELETE',
  path: '/api/recruiter/jobs/{id}',
  summary: 'Delete a job for good; those still waiting for an answer are told',
  access: writes,
  changes: ['jobs', 'applications'],
  params,
});

export const publishJob = endpoint({
  name: 'publishJob',
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/publish',
  summary: 'Make a complete draft public',
  access: writes,
  changes: ['jobs'],
  params,
  response: Job,
  message: 'Job published',
});

export const unpublishJob = endpoint({
  name: 'unpublishJob',
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/unpublish',
  summary: 'Take a published job back to a draft',
  access: writes,
  changes: ['jobs'],
  params,
  response: Job,
  message: 'Job unpublished',
});

export const closeJob = endpoint({
  name: 'closeJob',
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/close',
  summary: 'Stop taking applications',
  access: writes,
  changes: ['jobs', 'applications'],
  params,
  response: Job,
  message: 'Job closed',
});

export const reopenJob = endpoint({
  name: 'reopenJob',
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/reopen',
  summary: 'Publish a closed job again',
  access: writes,
  changes: ['jobs'],
  params,
  response: Job,
  message: 'Job reopened',
});

/** `conversionRate` is the percentage of viewers who applied, with one decimal. */
export const JobStats = z.object({
  totalViews: z.number(),
  totalApplications: z.number(),
  newToday: z.number(),
  shortlistedApplications: z.number(),
  conversionRate: z.number(),
});
export type JobStats = z.output<typeof JobStats>;

export const getJobStats = endpoint({
  name: 'getJobStats',
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/stats',
  summary: 'Views, applications and what became of them',
  access: reads,
  reads: ['jobs', 'applications'],
  params,
  response: JobStats,
});
