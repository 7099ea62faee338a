import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Suspended extends PersonsDeed {
  userId: string;
  reason: string;
  /** Null: without an end date. */
  until: Date | null;
}

/** The account is locked and suspended right after; open processes have to end. */
export const candidateSuspended = defineEvent<Suspended>('candidate.suspended');

interface Activated extends Deed {
  userId: string;
  /** The reason of the suspension. */
  reason: string | null;
}

export const candidateActivated = defineEvent<Activated>('candidate.activated');

export const candidatesExported = defineEvent<PersonsDeed & { filter: Record<string, unknown> }>(
  'candidate.listExported',
);
