import type { Privacy } from '#contract/candidates/privacy.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { defineEvent } from '#server/platform/events.ts';

export const sectionSaved = defineEvent<{ userId: string; section: Section }>('candidate.sectionSaved');

/** These qualifications are other degrees than they were, or gone: what was handed in for them proves nothing. */
export const degreesChanged = defineEvent<{ candidateId: string; educationIds: string[] }>(
  'candidate.degreesChanged',
);

export const resumeChanged = defineEvent<{ userId: string; isRemoved: boolean }>('candidate.resumeChanged');

export const visibilityChanged = defineEvent<{
  userId: string;
  /** Null where a hire hides them. */
  actorId: string | null;
  isVisible: boolean;
}>('candidate.visibilityChanged');

export const privacyChanged = defineEvent<{ userId: string; before: Privacy; after: Privacy }>(
  'candidate.privacyChanged',
);

/** The candidate keeps the company away from now on, or no longer. */
export const companyBlocked = defineEvent<{
  userId: string;
  companyId: string;
  companyName: string;
  isBlocked: boolean;
}>('candidate.companyBlocked');
