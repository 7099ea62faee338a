import type { Generated } from 'kysely';
import type { AffiliateStatus, ReferralStatus, RewardState } from '#contract/labels/referrals.ts';

export interface AffiliatesTable {
  userId: string;
  website: string;
  socialMediaHandle: string | null;
  experience: string | null;
  marketingChannels: Generated<string[]>;
  status: Generated<AffiliateStatus>;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
}

export interface ReferralCodesTable {
  ownerId: string;
  code: string;
  createdAt: Date;
}

export interface ReferralClicksTable {
  ownerId: string;
  deviceHash: string;
  day: string;
  path: string | null;
  at: Date;
}

export interface SignUpDevicesTable {
  userId: string;
  deviceHash: string;
}

/** What makes a sign-up worth a second look before anything is paid for it. */
export type ReferralFlag = 'SELF' | 'DEVICE' | 'PHONE' | 'BURST';

export interface ReferralsTable {
  id: string;
  referrerId: string;
  source: 'INVITATION' | 'LINK';
  status: ReferralStatus;
  invitedEmail: string | null;
  invitedAt: Date;
  /** When the last invitation mail was written; `invitedAt` stays that of the first. */
  sentAt: Date | null;
  eraseAt: Date | null;
  unsubscribeHash: string | null;
  referredUserId: string | null;
  referredKind: 'JOBSEEKER' | 'RECRUITER' | null;
  signedUpAt: Date | null;
  approvedAt: Date | null;
  hiredAt: Date | null;
  /** The hire. */
  applicationId: string | null;
  flags: Generated<ReferralFlag[]>;
}

export interface InvitationAddressesTable {
  addressHash: string;
  invitedAt: Date;
  unsubscribedAt: Date | null;
}

export interface PayoutsTable {
  id: string;
  beneficiaryId: string;
  amount: number;
  reference: string;
  paidBy: string | null;
  paidAt: Date;
}

export interface RewardEntriesTable {
  id: string;
  referralId: string;
  beneficiaryId: string;
  applicationId: string;
  state: RewardState;
  amount: number;
  payoutId: string | null;
  at: Date;
}
