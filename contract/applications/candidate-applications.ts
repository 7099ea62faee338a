import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { JobListing } from '../jobs/public-jobs.ts';
import { ApplicationSource, ApplicationStatus } from '../labels/applications.ts';
import { JobStatus } from '../labels/jobs.ts';
import { Ending, ThreadEvent, ThreadInterview, Turn } from './thread.ts';

const params = z.object({ id: Id });

/** A candidate's own application. `job.isOpen` says whether its public page is still there. */
export const MyApplication = z.object({
  id: Id,
  status: ApplicationStatus,
  source: ApplicationSource,
  appliedAt: Timestamp.nullable(),
  statusChangedAt: Timestamp,
  createdAt: Timestamp,
  job: JobListing.extend({ status: JobStatus, isOpen: z.boolean() }),
  /** How it came to WITHDRAWN; null in every other state. */
  ending: Ending.nullable(),
  turn: Turn.nullable(),
  interview: ThreadInterview.nullable(),
  history: z.array(ThreadEvent),
});
export type MyApplication = z.output<typeof MyApplication>;

export const applyToJob = endpoint({
  name: 'applyToJob',
  method: 'POST',
  path: '/api/jobs/{id}/apply',
  summary: 'Apply to a published job',
  access: candidate,
  changes: ['applications'],
  params,
  response: MyApplication,
  status: 201,
  message: 'Application sent',
});

export const listMyApplications = endpoint({
  name: 'listMyApplications',
  method: 'GET',
  path: '/api/jobseeker/applications',
  summary: "The candidate's own applications, latest change first",
  access: candidate,
  reads: ['applications', 'interviews'],
  query: PageQuery.extend({ status: ApplicationStatus.optional() }),
  response: pageOf(MyApplication),
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  method: 'POST',
  path: '/api/jobseeker/applications/{id}/withdraw',
  summary: 'Take an application back',
  access: candidate,
  changes: ['applications'],
  params,
  response: MyApplication,
  message: 'Application withdrawn',
});
