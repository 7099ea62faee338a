import { defineTransitions } from './kit/transitions.ts';
import type { AffiliateStatus } from './labels/referrals.ts';

/** A rejected affiliate can be approved later, and an approved one can be rejected. */
export const affiliateMoves = defineTransitions<{ status: AffiliateStatus }>()({
  phases: { PENDING: 'WAITING', APPROVED: 'IN', REJECTED: 'OUT' },
  lines: [
    { action: 'APPROVE', from: ['PENDING', 'REJECTED'], by: ['ADMIN'], to: 'APPROVED' },
    { action: 'REJECT', from: ['PENDING', 'APPROVED'], by: ['ADMIN'], to: 'REJECTED' },
  ],
});
