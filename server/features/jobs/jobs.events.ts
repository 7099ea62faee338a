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

/** Pay, place or role of a job on the board is not what it was; `title` is the one it had. */
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

/** An admin took a job off the board, or away for good. */
export const jobTakenDown = defineEvent<TakenDown>('job.takenDown');

interface JobTeamChanged {
  jobId: string;
  companyId: string;
  title: string;
  actorId: string;
  /** Who owns it since now; null where that has not changed. */
  newOwnerId: string | null;
  /** Who hires for it since now, beside the owner. */
  joined: readonly string[];
}

export const jobTeamChanged = defineEvent<JobTeamChanged>('job.teamChanged');
