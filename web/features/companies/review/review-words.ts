import type { adminGetRecruiterStats, Lookalike } from '#contract/companies/recruiter-review.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { APPROVAL_STATUSES, type ApprovalStatus } from '#contract/core/roles.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { count } from '#web/lib/format/counts.ts';

export type ReviewStats = AnswerOf<typeof adminGetRecruiterStats>;

/** The number of applications that wait for a decision. */
export function toDecide(stats: ReviewStats): number {
  return stats.pendingApprovalCount + stats.under_reviewCount;
}

/** `4 applications to decide. The oldest has waited 2 days.` */
export function situationOf(stats: ReviewStats, now = Date.now()): string {
  const waiting = toDecide(stats);
  if (waiting === 0) return 'All applications are decided.';
  const start = `${count(waiting, 'application')} to decide.`;
  if (!stats.oldestSubmittedAt) return start;
  const days = Math.floor((now - new Date(stats.oldestSubmittedAt).getTime()) / DAY_MS);
  const waited = days < 1 ? 'less than a day' : count(days, 'day');
  return `${start} ${waiting === 1 ? 'It' : 'The oldest'} has waited ${waited}.`;
}

/** Without companies that have not applied yet, which wait for nothing. */
export const FILTERS = ['ALL', ...APPROVAL_STATUSES.filter((status) => status !== 'NOT_SUBMITTED')] as const;

/** The number of recruiters that a filter of the list shows. */
export function countOf(stats: ReviewStats, filter: ApprovalStatus | 'ALL'): number | undefined {
  switch (filter) {
    case 'ALL':
      return stats.totalRecruiters;
    case 'PENDING':
      return stats.pendingApprovalCount;
    case 'UNDER_REVIEW':
      return stats.under_reviewCount;
    case 'APPROVED':
      return stats.approvedCount;
    case 'REJECTED':
      return stats.rejectedCount;
    case 'SUSPENDED':
      return stats.suspendedCount;
    case 'NOT_SUBMITTED':
      return undefined;
  }
}

const SHARED = { NAME: 'name', DOMAIN: 'domain', GSTIN: 'GST number' } as const;

/** `name and GST number` */
export function sharedWords(shares: Lookalike['shares']): string {
  return listInWords(shares.map((one) => SHARED[one]));
}
