import { defineTransitions } from '../kit/transitions.ts';
import type { JobStatus } from '../labels/jobs.ts';

export interface JobState {
  status: JobStatus;
  /** Applications with an interview or an offer under way; left out where only the server knows. */
  engagedCount?: number;
}

/** Interviews and offers under way are honoured first. */
const inUse = ({ engagedCount = 0 }: JobState) => (engagedCount > 0 ? ('JOB_IN_USE' as const) : undefined);

/** Every way a job moves. An archived one was taken away by an admin and stays as it was. */
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
/** The changes of state that have an endpoint of their own. */
export type JobMove = Exclude<JobAction, 'EDIT' | 'DELETE' | 'FILL' | 'ARCHIVE'>;
