import { defineTransitions } from '../kit/transitions.ts';
import type { JobStatus } from '../labels/jobs.ts';

export interface JobState {
  status: JobStatus;
  /** Applications with an interview or an offer in progress; omitted on clients, which do not know it. */
  engagedCount?: number;
}

/** Interviews and offers in progress have to end first. */
const inUse = ({ engagedCount = 0 }: JobState) => (engagedCount > 0 ? ('JOB_IN_USE' as const) : undefined);

/** Every move of a job. An archived one was taken down by an admin and cannot change. */
export const jobMoves = defineTransitions<JobState>()({
  phases: { DRAFT: 'DRAFT', PUBLISHED: 'OPEN', CLOSED: 'OVER', ARCHIVED: 'OVER' },
  lines: [
    { action: 'EDIT', from: ['DRAFT', 'PUBLISHED', 'CLOSED'], by: ['RECRUITER'] },
    { action: 'PUBLISH', from: ['DRAFT'], by: ['RECRUITER'], to: 'PUBLISHED' },
    { action: 'UNPUBLISH', from: ['PUBLISHED'], by: ['RECRUITER'], to: 'DRAFT' },
    { action: 'CLOSE', from: ['PUBLISHED'], by: ['RECRUITER', 'ADMIN'], to: 'CLOSED' },
    // The last opening is filled.
    { action: 'FILL', from: ['PUBLISHED'], by: ['SYSTEM'], to: 'CLOSED' },
    { action: 'REOPEN', from: ['CLOSED'], by: ['RECRUITER'], to: 'PUBLISHED' },
    {
      action: 'ARCHIVE',
      from: ['DRAFT', 'PUBLISHED', 'CLOSED'],
      by: ['ADMIN'],
      to: 'ARCHIVED',
      limits: inUse,
    },
    {
      action: 'DELETE',
      from: ['DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED'],
      by: ['RECRUITER'],
      limits: inUse,
    },
  ],
});

export type JobAction = (typeof jobMoves.actions)[number];
/** The changes of status that have their own endpoint. */
export type JobMove = Exclude<JobAction, 'EDIT' | 'DELETE' | 'FILL' | 'ARCHIVE'>;
