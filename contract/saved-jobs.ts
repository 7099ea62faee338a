import * as z from 'zod';
import { candidate } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { JobListing } from './jobs/public-jobs.ts';
import { ApplicationStatus, Ending } from './labels/applications.ts';

export const MAX_SAVED_JOBS = 200;

/** `isOpen` is false once the job is closed or gone; it stays on the list until the candidate removes it. */
export const SavedJob = JobListing.extend({
  isOpen: z.boolean(),
  myStatus: ApplicationStatus.nullable(),
  /** Why the candidate's application is WITHDRAWN. */
  myEnding: Ending.nullable(),
  savedAt: Timestamp,
});
export type SavedJob = z.output<typeof SavedJob>;

const params = z.object({ id: Id });

export const saveJob = endpoint({
  name: 'saveJob',
  method: 'PUT',
  path: '/api/jobseeker/saved-jobs/{id}',
  summary: 'Keep a job; saving twice is the same as once. At most 200, then 409 SAVED_JOBS_LIMIT',
  access: candidate,
  changes: ['savedJobs'],
  params,
  response: z.object({ isSaved: z.literal(true) }),
  message: 'Job saved',
});

export const unsaveJob = endpoint({
  name: 'unsaveJob',
  method: 'DELETE',
  path: '/api/jobseeker/saved-jobs/{id}',
  summary: 'Keep a job no longer; a second time changes nothing',
  access: candidate,
  changes: ['savedJobs'],
  params,
});

export const listSavedJobs = endpoint({
  name: 'listSavedJobs',
  method: 'GET',
  path: '/api/jobseeker/saved-jobs',
  summary: 'The jobs that the candidate keeps, last saved first, those that have closed too',
  access: candidate,
  reads: ['savedJobs', 'jobs', 'applications'],
  query: PageQuery,
  response: pageOf(SavedJob),
});
