import * as z from 'zod';

/** What waits for a decision of an admin. */
export const QUEUE_KINDS = [
  'RECRUITER',
  'IDENTITY',
  'DEGREE',
  'AFFILIATE',
  'REFERRAL',
  'CONTEST',
  'HIRE',
  'REPORT',
] as const;
export const QueueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.output<typeof QueueKind>;
export const QUEUE_KIND_LABELS: Readonly<Record<QueueKind, string>> = {
  RECRUITER: 'Recruiters',
  IDENTITY: 'Company changes',
  DEGREE: 'Degree proofs',
  AFFILIATE: 'Affiliates',
  REFERRAL: 'Flagged referrals',
  CONTEST: 'Contested no-shows',
  HIRE: 'Disputed hires',
  REPORT: 'Reports',
};
/** Of one of them. */
export const QUEUE_ITEM_LABELS: Readonly<Record<QueueKind, string>> = {
  RECRUITER: 'Recruiter',
  IDENTITY: 'Company change',
  DEGREE: 'Degree proof',
  AFFILIATE: 'Affiliate',
  REFERRAL: 'Flagged referral',
  CONTEST: 'Contested no-show',
  HIRE: 'Disputed hire',
  REPORT: 'Report',
};
