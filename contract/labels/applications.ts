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

/** How an application came to WITHDRAWN: by the candidate's own call, by their answer, by time, or by the company. */
export const APPLICATION_ENDINGS = ['WITHDRAWN', 'DECLINED', 'EXPIRED', 'TAKEN_BACK'] as const;
export const Ending = z.enum(APPLICATION_ENDINGS);
export type Ending = z.output<typeof Ending>;
export const ENDING_LABELS: Readonly<Record<Ending, string>> = {
  WITHDRAWN: 'Withdrawn',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  TAKEN_BACK: 'Request taken back',
};

/** A candidate reads "Not selected" in a quiet colour where a recruiter reads "Rejected"; `ending` says how one was left. */
export function applicationStatusBadge(
  status: ApplicationStatus,
  viewer: Viewer,
  ending?: Ending | null,
): Badge {
  if (ending) return { label: ENDING_LABELS[ending], family: 'neutral' };
  if (status === 'REJECTED' && viewer === 'candidate') return { label: 'Not selected', family: 'neutral' };
  return APPLICATION_STATUS_BADGES[status];
}

/** Whether who applied is still there: an account may rest, or be gone for good. */
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
