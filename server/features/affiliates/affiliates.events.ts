import type { AffiliateStatus } from '#contract/labels/referrals.ts';
import { defineEvent } from '#server/platform/events.ts';

interface AffiliateDecided {
  userId: string;
  from: AffiliateStatus;
  to: 'APPROVED' | 'REJECTED';
  /** Of a rejection. */
  reason: string | null;
  actorId: string;
  ip: string;
}

export const affiliateDecided = defineEvent<AffiliateDecided>('affiliate.decided');
