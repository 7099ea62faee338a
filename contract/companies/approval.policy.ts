import type { ApprovalStatus } from '../core/roles.ts';
import { approvalMoves } from './approval.transitions.ts';

/** Sent, and waiting for an admin's word. */
export function isWaiting(status: ApprovalStatus): boolean {
  return approvalMoves.phaseOf(status) === 'WAITING';
}

/** Approved once: another name, domain or GST number waits for an admin. Before that the application is the review. */
export function isIdentityReviewed(status: ApprovalStatus): boolean {
  return ['OPEN', 'SHUT'].includes(approvalMoves.phaseOf(status));
}

/** What an admin may do: the buttons of the review. */
export function movesOfAdmin(status: ApprovalStatus) {
  return approvalMoves.allowedActions({ status }, 'ADMIN', new Date());
}

/** What the company itself may do. */
export function movesOfCompany(status: ApprovalStatus) {
  return approvalMoves.allowedActions({ status }, 'RECRUITER', new Date());
}

export interface Application {
  approvalStatus: ApprovalStatus;
}

export type RecruiterPlace = '/recruiter/dashboard' | '/recruiter/pending-approval' | '/recruiter/onboarding';

/**
 * Where a recruiter belongs: the workspace, the waiting page or the application. What was sent waits, whatever
 * becomes of its documents meanwhile: what is missing is asked of those who have not sent it.
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
