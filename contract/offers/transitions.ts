import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions } from '../kit/transitions.ts';
import type { OfferStatus } from '../labels/offers.ts';

export interface OfferState {
  status: OfferStatus;
  /** The end of its last day in India. */
  expiresAt: Date | string;
}

function isOver({ expiresAt }: OfferState, now: Date): boolean {
  return new Date(expiresAt) <= now;
}

function inTime(offer: OfferState, now: Date): ErrorCode | undefined {
  return isOver(offer, now) ? 'OFFER_EXPIRED' : undefined;
}

/**
 * Every move of an extended version of an offer. Replacing it with the next version withdraws it; an accepted
 * one is final.
 */
export const offerMoves = defineTransitions<OfferState>()({
  phases: { EXTENDED: 'OPEN', ACCEPTED: 'AGREED', DECLINED: 'OVER', EXPIRED: 'OVER', WITHDRAWN: 'OVER' },
  lines: [
    { action: 'ACCEPT', from: ['EXTENDED'], by: ['CANDIDATE'], to: 'ACCEPTED', limits: inTime },
    { action: 'DECLINE', from: ['EXTENDED'], by: ['CANDIDATE'], to: 'DECLINED', limits: inTime },
    { action: 'WITHDRAW', from: ['EXTENDED'], by: ['RECRUITER'], to: 'WITHDRAWN' },
    { action: 'REPLACE', from: ['EXTENDED'], by: ['RECRUITER'], to: 'WITHDRAWN' },
    {
      action: 'EXPIRE',
      from: ['EXTENDED'],
      by: ['SYSTEM'],
      to: 'EXPIRED',
      limits: (offer, now) => (isOver(offer, now) ? undefined : 'STATE_CHANGED'),
    },
  ],
  refusedElsewhere: (status) => (status === 'ACCEPTED' ? 'OFFER_ACCEPTED' : undefined),
});

/** Moves of an extended version. */
export type OfferMove = (typeof offerMoves.actions)[number];
export const OFFER_ACTIONS = ['EXTEND', 'ACCEPT', 'DECLINE', 'WITHDRAW', 'REPLACE', 'EXPIRE'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** An application has at most one offer in these states. */
export const STANDING_OFFERS = offerMoves.statusesIn('OPEN', 'AGREED');
