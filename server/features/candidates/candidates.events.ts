import { defineEvent } from '#server/platform/events.ts';

export const sectionSaved = defineEvent<{ userId: string }>('candidate.sectionSaved');

/** These qualifications are other degrees than they were, or gone: what was handed in for them proves nothing. */
export const degreesChanged = defineEvent<{ candidateId: string; educationIds: string[] }>(
  'candidate.degreesChanged',
);
