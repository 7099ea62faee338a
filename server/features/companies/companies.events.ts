import type { ApprovalStatus } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

export type ApprovalAction =
  | 'submitted'
  | 'cancelled'
  | 'resubmitted'
  | 'review_started'
  | 'approved'
  | 'rejected'
  | 'suspended';

export interface ApprovalMove {
  action: ApprovalAction;
  companyId: string;
  companyName: string;
  founderId: string;
  to: ApprovalStatus;
  /** Of a rejection or suspension. */
  reason: string | null;
}

export const approvalMoved = defineEvent<ApprovalMove>('company.approvalMoved');

export const documentRejected = defineEvent<{ companyId: string; fileName: string; reason: string }>(
  'company.documentRejected',
);
