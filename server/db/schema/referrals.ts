import {
  AFFILIATE_STATUSES,
  REFERRAL_REVIEWS,
  REFERRAL_STATUSES,
  REFERRED_KINDS,
  REWARD_STATES,
  type ReferralFlag,
} from '#contract/labels/referrals.ts';
import {
  type Column,
  citext,
  date,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from './columns.ts';

export const affiliates = {
  userId: uuid,
  website: text,
  socialMediaHandle: nullable(text),
  experience: nullable(text),
  marketingChannels: withDefault(textArray),
  status: withDefault(oneOf(AFFILIATE_STATUSES)),
  reason: nullable(text),
  decidedBy: nullable(uuid),
  decidedAt: nullable(timestamptz),
  createdAt: timestamptz,
};
export type AffiliatesTable = Row<typeof affiliates>;

export const referralCodes = {
  ownerId: uuid,
  code: text,
  createdAt: timestamptz,
};
export type ReferralCodesTable = Row<typeof referralCodes>;

export const referralClicks = {
  ownerId: uuid,
  deviceHash: text,
  day: date,
  path: nullable(text),
  at: timestamptz,
};
export type ReferralClicksTable = Row<typeof referralClicks>;

export const signUpDevices = {
  userId: uuid,
  deviceHash: text,
};
export type SignUpDevicesTable = Row<typeof signUpDevices>;

export const referrals = {
  id: uuid,
  referrerId: uuid,
  source: oneOf(['INVITATION', 'LINK']),
  status: oneOf(REFERRAL_STATUSES),
  invitedEmail: nullable(citext),
  invitedAt: timestamptz,
  /** When the last invitation mail was written; `invitedAt` stays that of the first. */
  sentAt: nullable(timestamptz),
  eraseAt: nullable(timestamptz),
  unsubscribeHash: nullable(text),
  referredUserId: nullable(uuid),
  referredKind: nullable(oneOf(REFERRED_KINDS)),
  signedUpAt: nullable(timestamptz),
  approvedAt: nullable(timestamptz),
  hiredAt: nullable(timestamptz),
  /** The hire. */
  applicationId: nullable(uuid),
  flags: withDefault(textArray as Column<ReferralFlag[]>),
  /** Of a flagged one; null until an admin has looked at it. */
  review: nullable(oneOf(REFERRAL_REVIEWS)),
  reviewReason: nullable(text),
  reviewedBy: nullable(uuid),
  reviewedAt: nullable(timestamptz),
};
export type ReferralsTable = Row<typeof referrals>;

export const invitationAddresses = {
  addressHash: text,
  invitedAt: timestamptz,
  unsubscribedAt: nullable(timestamptz),
};
export type InvitationAddressesTable = Row<typeof invitationAddresses>;

export const rewardEntries = {
  id: uuid,
  referralId: uuid,
  beneficiaryId: uuid,
  applicationId: uuid,
  state: oneOf(REWARD_STATES),
  amount: integer,
  at: timestamptz,
  /** Of the moment; of a payment, that in which it was sent. */
  financialYear: text,
  payoutLineId: nullable(uuid),
};
export type RewardEntriesTable = Row<typeof rewardEntries>;
