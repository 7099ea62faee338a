import { defineTransitions } from '../kit/transitions.ts';
import type { IdentityChangeStatus } from '../labels/companies.ts';

export interface IdentityChangeState {
  status: IdentityChangeStatus;
}

/**
 * Every move of a proposed change of name, website or GST number; RECRUITER is a member who leads the
 * company.
 */
export const identityChangeMoves = defineTransitions<IdentityChangeState>()({
  phases: {
    PENDING: 'WAITING',
    APPROVED: 'DECIDED',
    REJECTED: 'DECIDED',
    REPLACED: 'GIVEN_UP',
    WITHDRAWN: 'GIVEN_UP',
  },
  lines: [
    { action: 'REPLACE', from: ['PENDING'], by: ['RECRUITER'], to: 'REPLACED' },
    { action: 'WITHDRAW', from: ['PENDING'], by: ['RECRUITER'], to: 'WITHDRAWN' },
    { action: 'APPROVE', from: ['PENDING'], by: ['ADMIN'], to: 'APPROVED' },
    { action: 'REJECT', from: ['PENDING'], by: ['ADMIN'], to: 'REJECTED' },
  ],
});
export type IdentityChangeStep = (typeof identityChangeMoves.actions)[number];
