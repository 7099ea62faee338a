import type { JobStatus } from '#contract/labels/jobs.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface TakenDown {
  jobId: string;
  companyId: string;
  title: string;
  from: JobStatus;
  to: 'CLOSED' | 'ARCHIVED';
  reason: string;
  adminId: string;
  ip: string;
}

/** An admin took a job off the board, or away for good. */
export const jobTakenDown = defineEvent<TakenDown>('job.takenDown');
