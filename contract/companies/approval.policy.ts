import type { ApprovalStatus } from '../core/roles.ts';

/** From these an admin may approve or reject. */
export const DECIDABLE = ['PENDING', 'UNDER_REVIEW'] as const satisfies ApprovalStatus[];

export function canDecide(status: ApprovalStatus): boolean {
  return (DECIDABLE as readonly ApprovalStatus[]).includes(status);
}

export function canSuspend(status: ApprovalStatus): boolean {
  return status === 'APPROVED';
}

/** Evidence stays while somebody judges by it and after. */
export function canDeleteDocuments(status: ApprovalStatus): boolean {
  return status === 'NOT_SUBMITTED' || status === 'REJECTED';
}

export interface Application {
  approvalStatus: ApprovalStatus;
  /** Personal and company details are saved and a document is there. */
  isComplete: boolean;
}

export type RecruiterPlace = '/recruiter/dashboard' | '/recruiter/pending-approval' | '/recruiter/onboarding';

/** Where a recruiter belongs: the workspace, the waiting page or the application. */
export function placeOf({ approvalStatus, isComplete }: Application): RecruiterPlace {
  if (approvalStatus === 'APPROVED') return '/recruiter/dashboard';
  if (approvalStatus === 'SUSPENDED') return '/recruiter/pending-approval';
  if (canDecide(approvalStatus) && isComplete) return '/recruiter/pending-approval';
  return '/recruiter/onboarding';
}
