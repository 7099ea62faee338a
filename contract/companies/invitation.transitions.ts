import type { ErrorCode } from '#contract/core/errors.ts';
import { defineTransitions } from '#contract/kit/transitions.ts';
import type { InvitationStatus } from '#contract/labels/companies.ts';

export interface InvitationState {
  status: InvitationStatus;
  expiresAt: Date;
}

/** Every way an invitation moves; SYSTEM is whoever holds its link, who may have no account yet. */
export const invitationMoves = defineTransitions<InvitationState>()({
  phases: { OPEN: 'WAITING', ACCEPTED: 'DONE', REVOKED: 'DONE' },
  lines: [
    { action: 'ACCEPT', from: ['OPEN'], by: ['SYSTEM'], to: 'ACCEPTED', limits: isOver },
    // A new link and seven more days; the old link is worth nothing from then on.
    { action: 'RESEND', from: ['OPEN'], by: ['RECRUITER'] },
    { action: 'REVOKE', from: ['OPEN'], by: ['RECRUITER'], to: 'REVOKED' },
  ],
  refusedElsewhere: (_, action) => (action === 'ACCEPT' ? 'INVALID_LINK' : undefined),
});

function isOver({ expiresAt }: InvitationState, now: Date): ErrorCode | undefined {
  return expiresAt <= now ? 'INVALID_LINK' : undefined;
}
