import { defineEvent } from '#server/platform/events.ts';

export interface JobEnded {
  jobId: string;
  companyId: string;
  title: string;
  /** Who did it; null when the last opening was filled. */
  actorId: string | null;
}

export const jobClosed = defineEvent<JobEnded>('job.closed');
export const jobDeleted = defineEvent<JobEnded>('job.deleted');
