import { defineEvent } from '#server/platform/events.ts';

interface Suspended {
  userId: string;
  adminId: string;
  ip: string;
  reason: string;
  /** Null: until somebody ends it. */
  until: Date | null;
}

/** The account is held and shut right after; what is open has to end. */
export const candidateSuspended = defineEvent<Suspended>('candidate.suspended');

interface Activated {
  userId: string;
  /** Null: the time was over. */
  adminId: string | null;
  ip: string | null;
  /** Why it was suspended. */
  reason: string | null;
}

export const candidateActivated = defineEvent<Activated>('candidate.activated');

export const candidatesExported = defineEvent<{
  adminId: string;
  ip: string;
  filter: Record<string, unknown>;
}>('candidate.listExported');
