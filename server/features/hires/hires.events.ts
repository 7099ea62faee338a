import type { HireAction } from '#contract/hires/transitions.ts';
import type { HireStatus } from '#contract/labels/hires.ts';
import type { Deed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface HireMoved extends Deed {
  hireId: string;
  action: HireAction;
  reason: string | null;
  /** Null for a new hire. */
  from: HireStatus | null;
  to: HireStatus;
}

export const hireMoved = defineEvent<HireMoved>('hire.moved');

interface Subject {
  hireId: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
}

/** Emitted once per hire; a dispute that is settled later does not confirm it again. */
export const hireConfirmed = defineEvent<Subject>('hire.confirmed');

/**
 * Within the first 90 days. `day`: days after joining; `creditPercent`: the share of the fee that is
 * credited.
 */
export const hireLeft = defineEvent<Subject & { day: number; creditPercent: number }>('hire.left');

/** `wasConfirmed`: it had been confirmed before. */
export const hireDidNotJoin = defineEvent<Subject & { wasConfirmed: boolean }>('hire.didNotJoin');

/** The 90 days are complete. */
export const hireRetained = defineEvent<Subject>('hire.retained');

/** The check-in of day 30, 60 or 90 is due. */
export const hireAsked = defineEvent<{ hireId: string; day: number }>('hire.asked');
