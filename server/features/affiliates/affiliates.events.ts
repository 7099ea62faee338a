import type { AffiliateStatus } from '#contract/labels/referrals.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface AffiliateDecided extends PersonsDeed {
  userId: string;
  from: AffiliateStatus;
  to: 'APPROVED' | 'REJECTED';
  /** Of a rejection. */
  reason: string | null;
}

export const affiliateDecided = defineEvent<AffiliateDecided>('affiliate.decided');
