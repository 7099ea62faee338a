import type { ApprovalStatus } from '../core/roles.ts';
import { approvalMoves } from './approval.transitions.ts';

/** Submitted, and waiting for an admin. */
export function isWaiting(status: ApprovalStatus): boolean {
  return approvalMoves.phaseOf(status) === 'WAITING';
}

/**
 * Once a company was approved, a new name, domain or GST number needs an admin. Before that the review of the
 * application covers it.
 */
export function isIdentityReviewed(status: ApprovalStatus): boolean {
  return ['OPEN', 'SHUT'].includes(approvalMoves.phaseOf(status));
}

/** The actions of the review that an admin may take. */
export function movesOfAdmin(status: ApprovalStatus) {
  return approvalMoves.allowedActions({ status }, 'ADMIN', new Date());
}

/** The actions that the company itself may take. */
export function movesOfCompany(status: ApprovalStatus) {
  return approvalMoves.allowedActions({ status }, 'RECRUITER', new Date());
}

export interface Application {
  approvalStatus: ApprovalStatus;
}

export type RecruiterPlace = '/recruiter/dashboard' | '/recruiter/pending-approval' | '/recruiter/onboarding';

/**
 * Where a recruiter belongs: the workspace, the waiting page or the application. A submitted application
 * stays on the waiting page even if one of its documents is rejected; only unsubmitted ones are asked for
 * what is missing.
 */
export function placeOf({ approvalStatus }: Application): RecruiterPlace {
  const onboarding = '/recruiter/onboarding';
  const pending = '/recruiter/pending-approval';
  const places = {
    PREPARING: onboarding,
    WAITING: pending,
    OPEN: '/recruiter/dashboard',
    SHUT: pending,
  } as const;
  return places[approvalMoves.phaseOf(approvalStatus)];
}
