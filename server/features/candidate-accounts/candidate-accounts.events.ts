import { defineEvent } from '#server/platform/events.ts';

interface Suspended {
  userId: string;
  adminId: string;
  ip: string;
  reason: string;
  /** Null: without an end date. */
  until: Date | null;
}

/** The account is locked and suspended right after; open processes have to end. */
export const candidateSuspended = defineEvent<Suspended>('candidate.suspended');

interface Activated {
  userId: string;
  /** Null when the suspension expired. */
  adminId: string | null;
  ip: string | null;
  /** The reason of the suspension. */
  reason: string | null;
}

export const candidateActivated = defineEvent<Activated>('candidate.activated');

export const candidatesExported = defineEvent<{
  adminId: string;
  ip: string;
  filter: Record<string, unknown>;
}>('candidate.listExported');
