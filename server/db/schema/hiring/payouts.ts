import { BATCH_STATUSES, LINE_STATUSES, REWARD_SHELVES } from '#contract/labels/payouts.ts';
import { REWARD_STANDINGS } from '#contract/labels/referrals.ts';
import {
  bigint,
  boolean,
  computed,
  date,
  integer,
  nullable,
  numeric,
  oneOf,
  type Row,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

/** Where a reward stands, kept by the triggers of its entries and of the transfers that pay it. */
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

/** What a person owes back, by the triggers of what was taken back and of what was set off. */
export const payoutBalances = {
  beneficiaryId: uuid,
  clawedBack: withDefault(integer),
  setOff: withDefault(integer),
  owed: computed(integer),
};
