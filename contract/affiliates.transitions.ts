import { defineTransitions } from './kit/transitions.ts';
import type { AffiliateStatus } from './labels/referrals.ts';

/** Somebody who was rejected may be let in later, somebody who was let in may be put out. */
export const affiliateMoves = defineTransitions<{ status: AffiliateStatus }>()({
  phases: { PENDING: 'WAITING', APPROVED: 'IN', REJECTED: 'OUT' },
  lines: [
    { action: 'APPROVE', from: ['PENDING', 'REJECTED'], by: ['ADMIN'], to: 'APPROVED' },
    { action: 'REJECT', from: ['PENDING', 'APPROVED'], by: ['ADMIN'], to: 'REJECTED' },
  ],
});
