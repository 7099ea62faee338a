import * as z from 'zod';
import type { Badge } from './badge.ts';

export const REFERRAL_STATUSES = ['INVITED', 'SIGNUP', 'APPROVED', 'HIRED'] as const;
export const ReferralStatus = z.enum(REFERRAL_STATUSES);
export type ReferralStatus = z.output<typeof ReferralStatus>;
export const REFERRAL_STATUS_BADGES: Readonly<Record<ReferralStatus, Badge>> = {
  INVITED: { label: 'Invited', family: 'neutral' },
  SIGNUP: { label: 'Signed Up', family: 'info' },
  APPROVED: { label: 'Approved', family: 'progress' },
  HIRED: { label: 'Hired', family: 'earned' },
};

/** Who can sign up through a link or an invitation. */
export const REFERRED_KINDS = ['JOBSEEKER', 'RECRUITER'] as const;
export const ReferredKind = z.enum(REFERRED_KINDS);

/** Why a sign-up has to be reviewed before anything is paid for it. */
export const REFERRAL_FLAGS = ['SELF', 'DEVICE', 'PHONE', 'BURST'] as const;
export const ReferralFlag = z.enum(REFERRAL_FLAGS);
export type ReferralFlag = z.output<typeof ReferralFlag>;
export const REFERRAL_FLAG_LABELS: Readonly<Record<ReferralFlag, string>> = {
  SELF: 'Own mailbox',
  DEVICE: 'Same device',
  PHONE: 'Same phone number',
  BURST: 'Many sign-ups at once',
};

/** An admin's decision about a flagged sign-up. REFUSED: nothing is ever paid for it. */
export const REFERRAL_REVIEWS = ['ALLOWED', 'REFUSED'] as const;
export const ReferralReview = z.enum(REFERRAL_REVIEWS);
export type ReferralReview = z.output<typeof ReferralReview>;
export const REFERRAL_REVIEW_BADGES: Readonly<Record<ReferralReview, Badge>> = {
  ALLOWED: { label: 'Allowed', family: 'success' },
  REFUSED: { label: 'Refused', family: 'danger' },
};

/**
 * The steps that the ledger records. EARNED: held until 90 days are complete. CLAWBACK: a paid reward that is
 * owed back.
 */
export const REWARD_STATES = ['EARNED', 'PAYABLE', 'PAID', 'VOID', 'CLAWBACK'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** The state of a reward: its last step, or IN_PAYOUT while it is part of a payout. */
export const REWARD_STANDINGS = ['EARNED', 'PAYABLE', 'IN_PAYOUT', 'PAID', 'VOID', 'CLAWBACK'] as const;
export const RewardStanding = z.enum(REWARD_STANDINGS);
export type RewardStanding = z.output<typeof RewardStanding>;
export const REWARD_STANDING_BADGES: Readonly<Record<RewardStanding, Badge>> = {
  EARNED: { label: 'Held for 90 days', family: 'warning' },
  PAYABLE: { label: 'Payable', family: 'progress' },
  IN_PAYOUT: { label: 'Being paid', family: 'progress' },
  PAID: { label: 'Paid', family: 'success' },
  VOID: { label: 'Void', family: 'neutral' },
  CLAWBACK: { label: 'Taken back', family: 'danger' },
};

export const AFFILIATE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const AffiliateStatus = z.enum(AFFILIATE_STATUSES);
export type AffiliateStatus = z.output<typeof AffiliateStatus>;
export const AFFILIATE_STATUS_BADGES: Readonly<Record<AffiliateStatus, Badge>> = {
  PENDING: { label: 'Pending', family: 'warning' },
  APPROVED: { label: 'Approved', family: 'success' },
  REJECTED: { label: 'Rejected', family: 'danger' },
};
