import { type ApprovalStep, approvalMoves } from '#contract/companies/approval.transitions.ts';
import { type ApprovalBanner, ONBOARDING_STEPS } from '#contract/companies/approval.ts';
import { AppError } from '#contract/core/errors.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type ApprovalAction, approvalMoved } from '#server/features/companies/companies.events.ts';
import { lockCompany, updateApproval } from '#server/features/companies/companies.queries.ts';
import { verifyDocuments } from '#server/features/companies/documents/documents.queries.ts';
import { refreshScreens } from '#server/features/companies/profile.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { type ApplicationRow, getApplication } from './approval.queries.ts';
import { bannerOf } from './approval-banner.ts';

/** By which step of the table each announced move is made. */
const STEPS: Readonly<Record<ApprovalAction, { step: ApprovalStep; by: Party }>> = {
  submitted: { step: 'SUBMIT', by: 'RECRUITER' },
  resubmitted: { step: 'RESUBMIT', by: 'RECRUITER' },
  cancelled: { step: 'CANCEL', by: 'RECRUITER' },
  review_started: { step: 'START_REVIEW', by: 'ADMIN' },
  approved: { step: 'APPROVE', by: 'ADMIN' },
  rejected: { step: 'REJECT', by: 'ADMIN' },
  suspended: { step: 'SUSPEND', by: 'ADMIN' },
  reinstated: { step: 'REINSTATE', by: 'ADMIN' },
};

function admit(action: ApprovalAction, status: ApprovalStatus): ApprovalStatus {
  const { step, by } = STEPS[action];
  return approvalMoves.admit(step, { status }, by, now());
}

export interface Order {
  companyId: string;
  actorId: string;
  ip: string;
  /** Of a rejection, one to a line, or of a suspension. */
  reason?: string;
}

function datesOf(action: ApprovalAction, reason: string | undefined, at: Date) {
  switch (action) {
    case 'submitted':
    case 'resubmitted':
      return { submittedAt: at, rejectedAt: null, rejectionReasons: [] };
    case 'cancelled':
      return { submittedAt: null };
    case 'approved':
      return { approvedAt: at };
    case 'rejected':
      return { rejectedAt: at, rejectionReasons: linesOf(reason ?? '') };
    case 'suspended':
      return { suspendedAt: at };
    case 'reinstated':
      return { suspendedAt: null };
    case 'review_started':
      return {};
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Moves an application, whose row is locked: of two who decide at once, one gets STATE_CHANGED. */
export async function move(db: Db, action: ApprovalAction, order: Order): Promise<void> {
  const { companyId, actorId, ip, reason } = order;
  const { approvalStatus: from } = await lockCompany(db, companyId);
  const to = admit(action, from);
  const at = now();
  const change = { ...datesOf(action, reason, at), approvalStatus: to, updatedAt: at };
  const company = await updateApproval(db, companyId, from, change);
  if (!company) throw new AppError('STATE_CHANGED');
  if (action === 'approved') await verifyDocuments(db, companyId);
  const { name: companyName, founderId } = company;
  const subject = { companyId, companyName, founderId };
  await emit(db, approvalMoved, { action, actorId, ip, ...subject, from, to, reason: reason ?? null });
  await refreshScreens(db, companyId, 'approval');
}

/** Sends an application that is whole; the lock keeps its last document from going meanwhile. */
export async function send(
  db: Db,
  action: 'submitted' | 'resubmitted',
  order: Order & { emailVerified: boolean },
): Promise<void> {
  if (!order.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const { approvalStatus } = await lockCompany(db, order.companyId);
  admit(action, approvalStatus);
  const application = await getApplication(db, order.companyId);
  if (!application.isPersonSaved || !application.isCompanySaved) throw new AppError('ONBOARDING_INCOMPLETE');
  if (application.documentCount === 0) throw new AppError('DOCUMENT_REQUIRED');
  await move(db, action, order);
}

export type ApprovalState = ApplicationRow & {
  completedSteps: number[];
  /** 1 to 4: the first step that is not done. */
  currentStep: number;
  isComplete: boolean;
};

export async function getBanner(db: Db, companyId: string): Promise<ApprovalBanner> {
  return bannerOf(await getApplication(db, companyId));
}

export async function getApprovalState(db: Db, companyId: string): Promise<ApprovalState> {
  const application = await getApplication(db, companyId);
  const { isPersonSaved, isCompanySaved, documentCount, approvalStatus } = application;
  const isSent = approvalMoves.phaseOf(approvalStatus) !== 'PREPARING';
  const done = [isPersonSaved, isCompanySaved, documentCount > 0, isSent];
  const open = done.indexOf(false);
  return {
    ...application,
    completedSteps: done.flatMap((isDone, index) => (isDone ? [index + 1] : [])),
    currentStep: open === -1 ? ONBOARDING_STEPS : open + 1,
    isComplete: isPersonSaved && isCompanySaved && documentCount > 0,
  };
}
