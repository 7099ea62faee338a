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

/**
 * HAND: a recruiter's own decision. CANDIDATE: withdrawn. LOOP: by an interview, an offer or a hire. JOB: the
 * job was deleted.
 */
export type MoveCause = 'HAND' | 'CANDIDATE' | 'LOOP' | 'JOB';

export interface ApplicationMoved extends Subject, Pick<Deed, 'actorId'> {
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string | null;
  cause: MoveCause;
  /** The company's message to the candidate with a rejection. */
  message: string | null;
}

/** A rejection was decided or undone: only the company sees it. */
interface RejectionWaits extends Subject, Pick<PersonsDeed, 'actorId'> {}

export const rejectionDecided = defineEvent<RejectionWaits>('application.rejection_decided');
export const rejectionUndone = defineEvent<RejectionWaits>('application.rejection_undone');

/** A recruiter undid their own last move: the candidate's unread notifications about it are deleted. */
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

/** New applications to be mailed to one recruiter together, oldest first. */
export const applicationsGathered = defineEvent<{ userId: string; applications: GatheredApplication[] }>(
  'applications.gathered',
);
