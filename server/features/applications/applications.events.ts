import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Subject {
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
}

export const applicationSubmitted = defineEvent<Subject>('application.submitted');

/** HAND: a recruiter's own decision. CANDIDATE: withdrawn. LOOP: by an interview, an offer or a hire. JOB: deleted. */
export type MoveCause = 'HAND' | 'CANDIDATE' | 'LOOP' | 'JOB';

export interface ApplicationMoved extends Subject {
  actorId: string | null;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string | null;
  cause: MoveCause;
}

export const applicationMoved = defineEvent<ApplicationMoved>('application.moved');
