import type { OfferAction } from '#contract/offers/transitions.ts';
import type { Deed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface OfferMoved extends Deed {
  offerId: string;
  action: OfferAction;
  reason: string | null;
}

export const offerMoved = defineEvent<OfferMoved>('offer.moved');

/** Half of the time has passed, or the last day has begun, without an answer. */
export const offerDue = defineEvent<{ offerId: string }>('offer.due');
