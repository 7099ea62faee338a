import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
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

export interface ApplicationMoved extends Subject, Pick<Deed, 'actorId'> {
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string | null;
  cause: MoveCause;
  /** What the company wrote to the candidate with a rejection. */
  message: string | null;
}

/** A rejection is decided, or taken back again: the company reads it, and nobody else hears of it. */
interface RejectionWaits extends Subject, Pick<PersonsDeed, 'actorId'> {}

export const rejectionDecided = defineEvent<RejectionWaits>('application.rejection_decided');
export const rejectionUndone = defineEvent<RejectionWaits>('application.rejection_undone');

/** A recruiter took the own last move back: what its candidate was told and has not read goes with it. */
export const moveUndone = defineEvent<RejectionWaits & { kind: string; movedAt: Date }>(
  'application.move_undone',
);

export const applicationMoved = defineEvent<ApplicationMoved>('application.moved');

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
