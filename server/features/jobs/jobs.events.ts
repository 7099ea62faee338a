import type { JobChange } from '#contract/jobs/said.ts';
import type { JobStatus } from '#contract/labels/jobs.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Subject extends Pick<Deed, 'actorId'> {
  jobId: string;
  companyId: string;
  title: string;
  from: JobStatus;
}

export const jobMoved = defineEvent<Subject & { to: 'PUBLISHED' | 'DRAFT' | 'CLOSED' }>('job.moved');
export const jobDeleted = defineEvent<Subject>('job.deleted');

/** Pay, place or role of a job on the board has changed; `title` is the former one. */
export const jobTermsChanged = defineEvent<{
  jobId: string;
  companyId: string;
  companyName: string;
  title: string;
  actorId: string;
  changes: JobChange[];
}>('job.termsChanged');

export interface TakenDown extends PersonsDeed {
  jobId: string;
  companyId: string;
  title: string;
  from: JobStatus;
  to: 'CLOSED' | 'ARCHIVED';
  reason: string;
}

/** An admin closed or archived a job. */
export const jobTakenDown = defineEvent<TakenDown>('job.takenDown');

interface JobTeamChanged {
  jobId: string;
  companyId: string;
  title: string;
  actorId: string;
  /** The new owner; null if the owner has not changed. */
  newOwnerId: string | null;
  /** The new members of the hiring team, besides the owner. */
  joined: readonly string[];
}

export const jobTeamChanged = defineEvent<JobTeamChanged>('job.teamChanged');
