import type { ErrorCode } from '#contract/core/errors.ts';
import { defineTransitions } from '#contract/kit/transitions.ts';
import type { InvitationStatus } from '#contract/labels/companies.ts';

export interface InvitationState {
  status: InvitationStatus;
  expiresAt: Date;
}

/** Every move of an invitation; SYSTEM is the holder of its link, who may not have an account yet. */
export const invitationMoves = defineTransitions<InvitationState>()({
  phases: { OPEN: 'WAITING', ACCEPTED: 'DONE', REVOKED: 'DONE' },
  lines: [
    { action: 'ACCEPT', from: ['OPEN'], by: ['SYSTEM'], to: 'ACCEPTED', limits: isOver },
    // Sends a new link that is valid for seven more days; the old link stops working.
    { action: 'RESEND', from: ['OPEN'], by: ['RECRUITER'] },
    { action: 'REVOKE', from: ['OPEN'], by: ['RECRUITER'], to: 'REVOKED' },
  ],
  refusedElsewhere: (_, action) => (action === 'ACCEPT' ? 'INVALID_LINK' : undefined),
});

function isOver({ expiresAt }: InvitationState, now: Date): ErrorCode | undefined {
  return expiresAt <= now ? 'INVALID_LINK' : undefined;
}
