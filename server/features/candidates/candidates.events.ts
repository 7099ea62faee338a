import type { Privacy } from '#contract/candidates/privacy.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { defineEvent } from '#server/platform/events.ts';

export const sectionSaved = defineEvent<{ userId: string; section: Section }>('candidate.sectionSaved');

/** These qualifications were changed to other degrees or deleted: their proofs are invalid. */
export const degreesChanged = defineEvent<{ candidateId: string; educationIds: string[] }>(
  'candidate.degreesChanged',
);

export const resumeChanged = defineEvent<{ userId: string; isRemoved: boolean }>('candidate.resumeChanged');

export const visibilityChanged = defineEvent<{
  userId: string;
  /** Null when a hire hides the profile. */
  actorId: string | null;
  isVisible: boolean;
}>('candidate.visibilityChanged');

export const privacyChanged = defineEvent<{ userId: string; before: Privacy; after: Privacy }>(
  'candidate.privacyChanged',
);

/** The candidate has blocked or unblocked the company. */
export const companyBlocked = defineEvent<{
  userId: string;
  companyId: string;
  companyName: string;
  isBlocked: boolean;
}>('candidate.companyBlocked');
