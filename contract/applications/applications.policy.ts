import type { ApplicationStatus } from '../labels/applications.ts';

/**
 * Where a recruiter may move an application by hand. INTERVIEW, OFFERED and HIRED are set only by their own
 * calls; an offer is taken back before its candidate is rejected; WITHDRAWN is the candidate's word.
 */
const BY_HAND: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  NEW: ['REVIEWED', 'SHORTLISTED', 'REJECTED'],
  REVIEWED: ['SHORTLISTED', 'REJECTED'],
  SHORTLISTED: ['REVIEWED', 'REJECTED'],
  INTERVIEW: ['REJECTED'],
  OFFERED: [],
  HIRED: [],
  REJECTED: ['REVIEWED', 'SHORTLISTED'],
  WITHDRAWN: [],
};

/** What a recruiter may choose next for an application in this state. */
export function nextStatuses(from: ApplicationStatus): readonly ApplicationStatus[] {
  return BY_HAND[from];
}

export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return BY_HAND[from].includes(to);
}

/** An offer is answered, not walked away from; what is over stays over. */
const WITHDRAWABLE = ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW'] as const satisfies ApplicationStatus[];

export function canWithdraw(status: ApplicationStatus): boolean {
  return (WITHDRAWABLE as readonly ApplicationStatus[]).includes(status);
}
