import * as z from 'zod';
import type { Badge, Viewer } from './badge.ts';

/** The stages in order, then the two exits. */
export const APPLICATION_STATUSES = [
  'NEW',
  'REVIEWED',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export const ApplicationStatus = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

const APPLICATION_STATUS_BADGES: Readonly<Record<ApplicationStatus, Badge>> = {
  NEW: { label: 'New', family: 'info' },
  REVIEWED: { label: 'Reviewed', family: 'progress' },
  SHORTLISTED: { label: 'Shortlisted', family: 'progress' },
  INTERVIEW: { label: 'Interview', family: 'progress' },
  OFFERED: { label: 'Offered', family: 'success' },
  HIRED: { label: 'Hired', family: 'earned' },
  REJECTED: { label: 'Rejected', family: 'danger' },
  WITHDRAWN: { label: 'Withdrawn', family: 'neutral' },
};

/**
 * Why an application is WITHDRAWN: the candidate withdrew, declined or let a deadline pass, or the company
 * ended it.
 */
export const APPLICATION_ENDINGS = [
  'WITHDRAWN',
  'DECLINED',
  'EXPIRED',
  'TAKEN_BACK',
  'DID_NOT_JOIN',
] as const;
export const Ending = z.enum(APPLICATION_ENDINGS);
export type Ending = z.output<typeof Ending>;
export const ENDING_LABELS: Readonly<Record<Ending, string>> = {
  WITHDRAWN: 'Withdrawn',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  TAKEN_BACK: 'Request taken back',
  DID_NOT_JOIN: 'Did not join',
};

/**
 * A candidate reads "Not selected" in a neutral colour where a recruiter reads "Rejected"; `ending` says why
 * an application is withdrawn.
 */
export function applicationStatusBadge(
  status: ApplicationStatus,
  viewer: Viewer,
  ending?: Ending | null,
): Badge {
  if (ending) return { label: ENDING_LABELS[ending], family: 'neutral' };
  if (status === 'REJECTED' && viewer === 'candidate') return { label: 'Not selected', family: 'neutral' };
  return APPLICATION_STATUS_BADGES[status];
}

/** Why a company rejected somebody, for its own statistics; never shown to the candidate. */
export const REJECT_CATEGORIES = [
  'SKILLS',
  'EXPERIENCE',
  'PAY',
  'NOTICE',
  'LOCATION',
  'INTERVIEW',
  'FILLED',
  'NO_REPLY',
  'OTHER',
] as const;
export const RejectCategory = z.enum(REJECT_CATEGORIES);
export type RejectCategory = z.output<typeof RejectCategory>;
export const REJECT_CATEGORY_LABELS: Readonly<Record<RejectCategory, string>> = {
  SKILLS: 'Skills do not fit',
  EXPERIENCE: 'Too little or too much experience',
  PAY: 'Expects more than the job pays',
  NOTICE: 'Notice period too long',
  LOCATION: 'Place does not fit',
  INTERVIEW: 'Interview not convincing',
  FILLED: 'Somebody else was chosen',
  NO_REPLY: 'Did not reply',
  OTHER: 'Another reason',
};

/** Whether the applicant's account is active, deactivated or deleted. */
export const PRESENCES = ['HERE', 'RESTING', 'LEFT'] as const;
export const Presence = z.enum(PRESENCES);
export type Presence = z.output<typeof Presence>;
export const ABSENCE_LABELS: Readonly<Record<Exclude<Presence, 'HERE'>, string>> = {
  RESTING: 'Not available at present',
  LEFT: 'This person has left Medallist',
};

export function absenceOf(presence: Presence): string | undefined {
  return presence === 'HERE' ? undefined : ABSENCE_LABELS[presence];
}

export const APPLICATION_SOURCES = ['APPLIED', 'INVITED'] as const;
export const ApplicationSource = z.enum(APPLICATION_SOURCES);
export type ApplicationSource = z.output<typeof ApplicationSource>;
export const APPLICATION_SOURCE_LABELS: Readonly<Record<ApplicationSource, string>> = {
  APPLIED: 'Applied',
  INVITED: 'Invited',
};
