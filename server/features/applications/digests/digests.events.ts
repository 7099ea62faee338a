import { defineEvent } from '#server/platform/events.ts';

export interface GatheredApplication {
  applicationId: string;
  candidate: string;
  appliedAt: Date;
  jobId: string;
  title: string;
  companyName: string;
}

/** New applications that one recruiter is to be mailed of together, oldest first. */
export const applicationsGathered = defineEvent<{ userId: string; applications: GatheredApplication[] }>(
  'applications.gathered',
);
