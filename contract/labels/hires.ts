import * as z from 'zod';
import type { Badge, Viewer } from './badge.ts';

/** LEAVING, ABSENT: one side reported it and the other has not answered yet. */
export const HIRE_STATUSES = [
  'RECORDED',
  'CONFIRMED',
  'LEAVING',
  'ABSENT',
  'DISPUTED',
  'LEFT',
  'DID_NOT_JOIN',
  'REJECTED',
] as const;
export const HireStatus = z.enum(HIRE_STATUSES);
export type HireStatus = z.output<typeof HireStatus>;

const HIRE_STATUS_BADGES: Readonly<Record<HireStatus, Badge>> = {
  RECORDED: { label: 'Awaiting confirmation', family: 'progress' },
  CONFIRMED: { label: 'Confirmed', family: 'success' },
  LEAVING: { label: 'Leaving reported', family: 'warning' },
  ABSENT: { label: 'Reported as not joined', family: 'warning' },
  DISPUTED: { label: 'Disputed', family: 'danger' },
  LEFT: { label: 'Left early', family: 'neutral' },
  DID_NOT_JOIN: { label: 'Did not join', family: 'neutral' },
  REJECTED: { label: 'Not confirmed', family: 'neutral' },
};

/** The side that has to answer gets a label that says so. */
export function hireStatusBadge(status: HireStatus, viewer: Viewer): Badge {
  if (status === 'RECORDED' && viewer === 'candidate') return { label: 'To confirm', family: 'warning' };
  return HIRE_STATUS_BADGES[status];
}

export const LEAVE_CAUSES = ['RESIGNED', 'DISMISSED', 'ROLE_DIFFERED', 'MUTUAL', 'OTHER'] as const;
export const LeaveCause = z.enum(LEAVE_CAUSES);
export type LeaveCause = z.output<typeof LeaveCause>;
export const LEAVE_CAUSE_LABELS: Readonly<Record<LeaveCause, string>> = {
  RESIGNED: 'Resigned',
  DISMISSED: 'Employment ended by the company',
  ROLE_DIFFERED: 'The role was not what was promised',
  MUTUAL: 'Ended by agreement',
  OTHER: 'Another cause',
};

/** What a dispute is about. */
export const DISPUTE_SUBJECTS = ['JOINING', 'LEAVING', 'ABSENCE'] as const;
export const DisputeSubject = z.enum(DISPUTE_SUBJECTS);
export type DisputeSubject = z.output<typeof DisputeSubject>;
export const DISPUTE_SUBJECT_LABELS: Readonly<Record<DisputeSubject, string>> = {
  JOINING: 'Joining',
  LEAVING: 'Leaving early',
  ABSENCE: 'Did not join',
};

/** The two sides of a hire. */
export const HIRE_SIDES = ['RECRUITER', 'CANDIDATE'] as const;
export const HireSide = z.enum(HIRE_SIDES);
export type HireSide = z.output<typeof HireSide>;
