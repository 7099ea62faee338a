import type { RewardState } from '#contract/labels/referrals.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface RewardMoved {
  rewardId: string;
  referralId: string;
  beneficiaryId: string;
  state: RewardState;
  amount: number;
  /** Why it ended, if it did. */
  cause?: EndCause | undefined;
}

/** The hire ended within its 90 days or did not come about, or the referral was refused. */
export type EndCause = 'LEFT' | 'DID_NOT_JOIN' | 'REFUSED';

export const rewardMoved = defineEvent<RewardMoved>('reward.moved');

/** A reward is about to end: a payout that has not been sent yet drops it. */
export const rewardEnding = defineEvent<{ rewardId: string }>('reward.ending');

export interface RewardHeld extends PersonsDeed {
  rewardId: string;
  referralId: string;
  beneficiaryId: string;
  amount: number;
  /** Null once it is released. */
  reason: string | null;
  /** The reason of the hold that ends. */
  formerReason: string | null;
}

export const rewardHeld = defineEvent<RewardHeld>('reward.held');
