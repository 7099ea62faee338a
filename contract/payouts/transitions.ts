import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions } from '../kit/transitions.ts';
import type { BatchStatus, LineStatus } from '../labels/payouts.ts';
import type { RewardStanding } from '../labels/referrals.ts';

export interface RewardState {
  status: RewardStanding;
  /** When the 90 days of the hire are complete. */
  dueAt: Date | string;
  holdReason: string | null;
  /** A flagged referral without a decision. */
  awaitsReview: boolean;
}

function onceDue({ dueAt, awaitsReview }: RewardState, now: Date): ErrorCode | undefined {
  return new Date(dueAt) > now || awaitsReview ? 'STATE_CHANGED' : undefined;
}

function unlessHeld({ holdReason }: RewardState): ErrorCode | undefined {
  return holdReason === null ? undefined : 'STATE_CHANGED';
}

function whileHeld({ holdReason }: RewardState): ErrorCode | undefined {
  return holdReason === null ? 'STATE_CHANGED' : undefined;
}

/**
 * Every move of an earned reward. While it is at the bank, nothing can change it until the result is known.
 */
export const rewardMoves = defineTransitions<RewardState>()({
  phases: {
    EARNED: 'WAITING',
    PAYABLE: 'DUE',
    IN_PAYOUT: 'ON_ITS_WAY',
    PAID: 'DONE',
    VOID: 'OVER',
    CLAWBACK: 'OVER',
  },
  lines: [
    { action: 'COMPLETE', from: ['EARNED'], by: ['SYSTEM'], to: 'PAYABLE', limits: onceDue },
    { action: 'HOLD', from: ['EARNED', 'PAYABLE'], by: ['ADMIN'], limits: unlessHeld },
    { action: 'RELEASE', from: ['EARNED', 'PAYABLE'], by: ['ADMIN'], limits: whileHeld },
    { action: 'DRAFT', from: ['PAYABLE'], by: ['ADMIN'], to: 'IN_PAYOUT', limits: unlessHeld },
    { action: 'RETURN', from: ['IN_PAYOUT'], by: ['ADMIN', 'SYSTEM'], to: 'PAYABLE' },
    { action: 'PAY', from: ['IN_PAYOUT'], by: ['ADMIN'], to: 'PAID' },
    { action: 'END', from: ['EARNED', 'PAYABLE'], by: ['SYSTEM'], to: 'VOID' },
    { action: 'END', from: ['PAID'], by: ['SYSTEM'], to: 'CLAWBACK' },
  ],
});

/** A payout to several people: created, reviewed, sent to the bank, and settled line by line. */
export const batchMoves = defineTransitions<{ status: BatchStatus }>()({
  phases: { DRAFT: 'MADE', SENT: 'SENT', SETTLED: 'OVER', DISCARDED: 'OVER' },
  lines: [
    { action: 'TAKE_OUT', from: ['DRAFT'], by: ['ADMIN'] },
    { action: 'SEND', from: ['DRAFT'], by: ['ADMIN'], to: 'SENT' },
    { action: 'DISCARD', from: ['DRAFT'], by: ['ADMIN'], to: 'DISCARDED' },
    { action: 'MARK', from: ['SENT'], by: ['ADMIN'] },
    { action: 'SETTLE', from: ['SENT'], by: ['SYSTEM'], to: 'SETTLED' },
  ],
});
export type BatchAction = (typeof batchMoves.actions)[number];

export const lineMoves = defineTransitions<{ status: LineStatus }>()({
  phases: { DRAFT: 'MADE', SENT: 'SENT', PAID: 'PAID', FAILED: 'BACK', REMOVED: 'BACK' },
  lines: [
    { action: 'REMOVE', from: ['DRAFT'], by: ['ADMIN', 'SYSTEM'], to: 'REMOVED' },
    { action: 'SEND', from: ['DRAFT'], by: ['ADMIN'], to: 'SENT' },
    { action: 'PAY', from: ['SENT'], by: ['ADMIN'], to: 'PAID' },
    { action: 'FAIL', from: ['SENT'], by: ['ADMIN'], to: 'FAILED' },
  ],
});
