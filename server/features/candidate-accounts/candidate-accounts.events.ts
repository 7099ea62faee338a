import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Suspended extends PersonsDeed {
  userId: string;
  reason: string;
  /** Null: until somebody ends it. */
  until: Date | null;
}

/** The account is held and shut right after; what is open has to end. */
export const candidateSuspended = defineEvent<Suspended>('candidate.suspended');

interface Activated extends Deed {
  userId: string;
  /** Why it was suspended. */
  reason: string | null;
}

export const candidateActivated = defineEvent<Activated>('candidate.activated');

export const candidatesExported = defineEvent<PersonsDeed & { filter: Record<string, unknown> }>(
  'candidate.listExported',
);
