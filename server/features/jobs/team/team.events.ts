import { defineEvent } from '#server/platform/events.ts';

export interface JobTeamChanged {
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
