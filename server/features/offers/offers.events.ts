import type { Party } from '#contract/kit/transitions.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface OfferMoved {
  offerId: string;
  action: OfferAction;
  party: Party;
  /** Who did it; null for automatic moves. */
  actorId: string | null;
  reason: string | null;
}

export const offerMoved = defineEvent<OfferMoved>('offer.moved');

/** Half of the time has passed, or the last day has begun, without an answer. */
export const offerDue = defineEvent<{ offerId: string }>('offer.due');
