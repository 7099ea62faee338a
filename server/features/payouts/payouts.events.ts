import type { MaskedDetails } from '#contract/payouts/details.ts';
import type { Deed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface PayoutDetailsChanged {
  userId: string;
  /** Null if there were none. */
  former: MaskedDetails | null;
  details: MaskedDetails;
  ip: string;
}

export const payoutDetailsChanged = defineEvent<PayoutDetailsChanged>('payout.detailsChanged');

export type BatchHappening = 'drafted' | 'thinned' | 'discarded' | 'sent' | 'downloaded' | 'paid' | 'failed';

interface BatchChanged extends Deed {
  batchId: string;
  number: number;
  happening: BatchHappening;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** One admin action on a batch, regardless of the number of transfers. */
export const batchChanged = defineEvent<BatchChanged>('payout.batchChanged');

interface LineSettled {
  lineId: string;
  beneficiaryId: string;
  status: 'PAID' | 'FAILED';
}

/** The result of a transfer. */
export const lineSettled = defineEvent<LineSettled>('payout.lineSettled');
