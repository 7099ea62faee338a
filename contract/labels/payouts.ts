import * as z from 'zod';
import type { Badge } from './badge.ts';

/** DISCARDED: dropped before it was sent. SETTLED: the result of every transfer is known. */
export const BATCH_STATUSES = ['DRAFT', 'SENT', 'SETTLED', 'DISCARDED'] as const;
export const BatchStatus = z.enum(BATCH_STATUSES);
export type BatchStatus = z.output<typeof BatchStatus>;
export const BATCH_STATUS_BADGES: Readonly<Record<BatchStatus, Badge>> = {
  DRAFT: { label: 'Draft', family: 'neutral' },
  SENT: { label: 'Sent', family: 'progress' },
  SETTLED: { label: 'Settled', family: 'success' },
  DISCARDED: { label: 'Discarded', family: 'neutral' },
};

/** REMOVED: taken out of a draft. FAILED: the bank returned it, and the reward is payable again. */
export const LINE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'FAILED', 'REMOVED'] as const;
export const LineStatus = z.enum(LINE_STATUSES);
export type LineStatus = z.output<typeof LineStatus>;
export const LINE_STATUS_BADGES: Readonly<Record<LineStatus, Badge>> = {
  DRAFT: { label: 'Draft', family: 'neutral' },
  SENT: { label: 'On its way', family: 'progress' },
  PAID: { label: 'Paid', family: 'success' },
  FAILED: { label: 'Failed', family: 'danger' },
  REMOVED: { label: 'Taken out', family: 'neutral' },
};

/** The lists of rewards in the console. HELD: earned but not payable yet, or held by an admin. */
export const REWARD_SHELVES = ['PAYABLE', 'HELD', 'IN_PAYOUT', 'PAID', 'ENDED'] as const;
export const RewardShelf = z.enum(REWARD_SHELVES);
export type RewardShelf = z.output<typeof RewardShelf>;
export const REWARD_SHELF_LABELS: Readonly<Record<RewardShelf, string>> = {
  PAYABLE: 'Payable',
  HELD: 'Held',
  IN_PAYOUT: 'In payout',
  PAID: 'Paid',
  ENDED: 'Void and taken back',
};

export const PAYOUT_METHODS = ['BANK', 'UPI'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];
export const PAYOUT_METHOD_LABELS: Readonly<Record<PayoutMethod, string>> = {
  BANK: 'Bank account',
  UPI: 'UPI',
};
