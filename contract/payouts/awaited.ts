import * as z from 'zod';
import type { LineStatus } from '../labels/payouts.ts';
import type { RewardStanding } from '../labels/referrals.ts';

/** What a reward still waits for, in order. */
export const AWAITED = ['DAYS', 'REVIEW', 'HOLD', 'DETAILS', 'PAYOUT', 'TRANSFER'] as const;
export const Awaited = z.enum(AWAITED);
export type Awaited = z.output<typeof Awaited>;

interface Facts {
  state: RewardStanding;
  isComplete: boolean;
  awaitsReview: boolean;
  holdReason: string | null;
  hasDetails: boolean;
  line: LineStatus | null;
}

/** Null if it is paid, or never will be. */
export function awaitedOf({ state, ...facts }: Facts): Awaited | null {
  if (state === 'IN_PAYOUT') return facts.line === 'DRAFT' ? 'PAYOUT' : 'TRANSFER';
  if (state !== 'EARNED' && state !== 'PAYABLE') return null;
  if (facts.holdReason !== null) return 'HOLD';
  if (facts.awaitsReview) return 'REVIEW';
  if (state === 'EARNED' && !facts.isComplete) return 'DAYS';
  return facts.hasDetails ? 'PAYOUT' : 'DETAILS';
}
