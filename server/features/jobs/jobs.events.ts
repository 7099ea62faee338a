import type { JobStatus } from '#contract/labels/jobs.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Subject {
  jobId: string;
  companyId: string;
  title: string;
  from: JobStatus;
  /** Who did it; null when the last opening was filled. */
  actorId: string | null;
}

export const jobMoved = defineEvent<Subject & { to: 'PUBLISHED' | 'DRAFT' | 'CLOSED' }>('job.moved');
export const jobDeleted = defineEvent<Subject>('job.deleted');
