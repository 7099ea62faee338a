import { BATCH_STATUSES, LINE_STATUSES, REWARD_SHELVES } from '#contract/labels/payouts.ts';
import {
  AFFILIATE_STATUSES,
  REFERRAL_REVIEWS,
  REFERRAL_STATUSES,
  REFERRED_KINDS,
  REWARD_STANDINGS,
  REWARD_STATES,
  type ReferralFlag,
} from '#contract/labels/referrals.ts';
import {
  bigint,
  boolean,
  type Column,
  citext,
  computed,
  date,
  integer,
  nullable,
  numeric,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

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
  /** When the last invitation mail was written; `invitedAt` is that of the first. */
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
  /** For a flagged referral; null until an admin has reviewed it. */
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
  /** Of the entry's date; for a payment, of the date on which it was sent. */
  financialYear: text,
  payoutLineId: nullable(uuid),
};
export type RewardEntriesTable = Row<typeof rewardEntries>;

/** The state of a reward, maintained by triggers on its entries and on the transfers that pay it. */
export const rewards = {
  id: uuid,
  referralId: uuid,
  beneficiaryId: uuid,
  applicationId: uuid,
  amount: integer,
  state: oneOf(REWARD_STANDINGS),
  earnedAt: timestamptz,
  dueAt: timestamptz,
  payableAt: nullable(timestamptz),
  paidAt: nullable(timestamptz),
  endedAt: nullable(timestamptz),
  holdReason: nullable(text),
  heldBy: nullable(uuid),
  heldAt: nullable(timestamptz),
  endsWithPayout: withDefault(boolean),
  shelf: computed(oneOf(REWARD_SHELVES)),
};
export type RewardsTable = Row<typeof rewards>;

export const payoutDetails = { userId: uuid, sealed: text, changedAt: timestamptz };

export const payoutBatches = {
  id: uuid,
  number: computed(bigint),
  status: withDefault(oneOf(BATCH_STATUSES)),
  createdBy: nullable(uuid),
  createdAt: timestamptz,
  sentBy: nullable(uuid),
  sentAt: nullable(timestamptz),
  settledAt: nullable(timestamptz),
  lines: withDefault(integer),
  openLines: withDefault(integer),
  paidLines: withDefault(integer),
  failedLines: withDefault(integer),
  gross: withDefault(bigint),
  setOff: withDefault(bigint),
  withheld: withDefault(bigint),
  net: withDefault(bigint),
};
export type PayoutBatchesTable = Row<typeof payoutBatches>;

export const payoutLines = {
  id: uuid,
  batchId: uuid,
  place: computed(bigint),
  rewardId: uuid,
  beneficiaryId: uuid,
  status: withDefault(oneOf(LINE_STATUSES)),
  gross: integer,
  setOff: integer,
  taxable: integer,
  withheld: integer,
  net: computed(integer),
  tdsThreshold: integer,
  tdsPercent: numeric(5, 2),
  financialYear: nullable(text),
  sentAt: nullable(timestamptz),
  sealed: nullable(text),
  account: nullable(text),
  reference: nullable(text),
  paidOn: nullable(date),
  failedReason: nullable(text),
  settledAt: nullable(timestamptz),
  settledBy: nullable(uuid),
};
export type PayoutLinesTable = Row<typeof payoutLines>;

/** What a person owes back, maintained by triggers on clawbacks and set-offs. */
export const payoutBalances = {
  beneficiaryId: uuid,
  clawedBack: withDefault(integer),
  setOff: withDefault(integer),
  owed: computed(integer),
};
