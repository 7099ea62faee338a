import type { ApprovalStatus } from '../core/roles.ts';
import { defineTransitions } from '../kit/transitions.ts';

export interface ApprovalState {
  status: ApprovalStatus;
}

/** Every move of a company's application; RECRUITER is a member who leads the company. */
export const approvalMoves = defineTransitions<ApprovalState>()({
  phases: {
    NOT_SUBMITTED: 'PREPARING',
    REJECTED: 'PREPARING',
    PENDING: 'WAITING',
    UNDER_REVIEW: 'WAITING',
    APPROVED: 'OPEN',
    SUSPENDED: 'SHUT',
  },
  lines: [
    { action: 'SUBMIT', from: ['NOT_SUBMITTED'], by: ['RECRUITER'], to: 'PENDING' },
    { action: 'RESUBMIT', from: ['REJECTED'], by: ['RECRUITER'], to: 'PENDING' },
    { action: 'CANCEL', from: ['PENDING', 'UNDER_REVIEW'], by: ['RECRUITER'], to: 'NOT_SUBMITTED' },
    // The last owner leaves and no member remains.
    {
      action: 'CLOSE',
      from: ['NOT_SUBMITTED', 'PENDING', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'SUSPENDED'],
      by: ['RECRUITER'],
      to: 'NOT_SUBMITTED',
    },
    // Documents cannot be deleted while an admin reviews them or after that.
    { action: 'DELETE_DOCUMENT', from: ['NOT_SUBMITTED', 'REJECTED'], by: ['RECRUITER'] },
    { action: 'START_REVIEW', from: ['PENDING'], by: ['ADMIN'], to: 'UNDER_REVIEW' },
    { action: 'APPROVE', from: ['PENDING', 'UNDER_REVIEW'], by: ['ADMIN'], to: 'APPROVED' },
    { action: 'REJECT', from: ['PENDING', 'UNDER_REVIEW'], by: ['ADMIN'], to: 'REJECTED' },
    { action: 'SUSPEND', from: ['APPROVED'], by: ['ADMIN'], to: 'SUSPENDED' },
    { action: 'REINSTATE', from: ['SUSPENDED'], by: ['ADMIN'], to: 'APPROVED' },
  ],
  refusedElsewhere: (_, action) => (action === 'DELETE_DOCUMENT' ? 'DOCUMENT_LOCKED' : undefined),
});
export type ApprovalStep = (typeof approvalMoves.actions)[number];

/** Statuses that need a decision of an admin. */
export const WAITING_STATUSES = approvalMoves.statusesIn('WAITING');
