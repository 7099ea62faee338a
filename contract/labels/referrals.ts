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
