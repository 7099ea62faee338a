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

/** Whom a link or an invitation can bring. */
export const REFERRED_KINDS = ['JOBSEEKER', 'RECRUITER'] as const;
export const ReferredKind = z.enum(REFERRED_KINDS);

/** EARNED: held until 90 days are complete. CLAWBACK: a paid reward that is owed back. */
export const REWARD_STATES = ['EARNED', 'PAYABLE', 'PAID', 'VOID', 'CLAWBACK'] as const;
export const RewardState = z.enum(REWARD_STATES);
export type RewardState = z.output<typeof RewardState>;
export const REWARD_STATE_BADGES: Readonly<Record<RewardState, Badge>> = {
  EARNED: { label: 'Held for 90 days', family: 'warning' },
  PAYABLE: { label: 'Payable', family: 'progress' },
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
