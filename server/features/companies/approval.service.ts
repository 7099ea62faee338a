import { type ApprovalStep, approvalMoves } from '#contract/companies/approval.transitions.ts';
import { type ApprovalBanner, ONBOARDING_STEPS } from '#contract/companies/approval.ts';
import { AppError, ERRORS } from '#contract/core/errors.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { type ApplicationRow, getApplication, verifyDocuments } from './approval.queries.ts';
import { type ApprovalAction, approvalMoved } from './companies.events.ts';
import { lockCompany, updateApproval } from './companies.queries.ts';
import { refreshScreens } from './companies.service.ts';

type Sentence = Omit<ApprovalBanner, 'show'>;

const ONBOARDING = '/recruiter/onboarding';

function sentenceOf({ approvalStatus }: ApplicationRow): Sentence {
  switch (approvalStatus) {
    case 'NOT_SUBMITTED':
      return {
        actionType: 'WARNING',
        message: 'Complete your application to open the workspace.',
        actionText: 'Complete application',
        actionUrl: ONBOARDING,
      };
    case 'PENDING':
    case 'UNDER_REVIEW':
      return {
        actionType: 'INFO',
        message: 'Your application is being reviewed. We decide within 2-3 business days.',
        actionText: 'View Application',
        actionUrl: ONBOARDING,
      };
    case 'REJECTED':
      return {
        actionType: 'ERROR',
        message: 'Your application was rejected. Please update it and resubmit.',
        actionText: 'Update application',
        actionUrl: ONBOARDING,
      };
    case 'SUSPENDED':
      return {
        actionType: 'ERROR',
        message: 'Your company account is suspended. Please contact support.',
        actionText: null,
        actionUrl: null,
      };
    case 'APPROVED':
      return {
        actionType: 'SUCCESS',
        message: 'Your company is approved. The workspace is open.',
        actionText: null,
        actionUrl: null,
      };
  }
}

/** The banner above the screens. An approved company sees it until it has a job. */
function bannerOf(application: ApplicationRow): ApprovalBanner {
  const show = application.approvalStatus !== 'APPROVED' || !application.hasJobs;
  return { show, ...sentenceOf(application) };
}

/** For a member whom an admin has suspended, regardless of the company's state. */
export const MEMBER_SUSPENDED: ApprovalBanner = {
  show: true,
  actionType: 'ERROR',
  message: ERRORS.RECRUITER_SUSPENDED[1],
  actionText: null,
  actionUrl: null,
};

/** The transition of the table that each announced action makes. */
const STEPS: Readonly<Record<ApprovalAction, ApprovalStep>> = {
  submitted: 'SUBMIT',
  resubmitted: 'RESUBMIT',
  cancelled: 'CANCEL',
  review_started: 'START_REVIEW',
  approved: 'APPROVE',
  rejected: 'REJECT',
  suspended: 'SUSPEND',
  reinstated: 'REINSTATE',
};

function admit(action: ApprovalAction, { party }: Deed, status: ApprovalStatus): ApprovalStatus {
  return approvalMoves.admit(STEPS[action], { status }, party, now());
}

interface Move {
  action: ApprovalAction;
  companyId: string;
  /** The reasons of a rejection, one per line, or the reason of a suspension. */
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

/** Moves an application whose row is locked: of two concurrent decisions, one gets STATE_CHANGED. */
export async function move(db: Db, deed: PersonsDeed, { action, companyId, reason }: Move): Promise<void> {
  const { approvalStatus: from } = await lockCompany(db, companyId);
  const to = admit(action, deed, from);
  const at = now();
  const change = { ...datesOf(action, reason, at), approvalStatus: to, updatedAt: at };
  const company = await updateApproval(db, companyId, from, change);
  if (!company) throw new AppError('STATE_CHANGED');
  if (action === 'approved') await verifyDocuments(db, companyId);
  const { name: companyName, founderId } = company;
  const subject = { companyId, companyName, founderId };
  await emit(db, approvalMoved, { ...deed, action, ...subject, from, to, reason: reason ?? null });
  await refreshScreens(db, companyId, 'approval');
}

interface Submission {
  action: 'submitted' | 'resubmitted';
  companyId: string;
  emailVerified: boolean;
}

/** Submits a complete application; the lock prevents the removal of its last document meanwhile. */
export async function submit(
  db: Db,
  deed: PersonsDeed,
  { action, companyId, emailVerified }: Submission,
): Promise<void> {
  if (!emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const { approvalStatus } = await lockCompany(db, companyId);
  admit(action, deed, approvalStatus);
  const application = await getApplication(db, companyId);
  if (!application.isPersonSaved || !application.isCompanySaved) throw new AppError('ONBOARDING_INCOMPLETE');
  if (application.documentCount === 0) throw new AppError('DOCUMENT_REQUIRED');
  await move(db, deed, { action, companyId });
}

export type ApprovalState = ApplicationRow & {
  completedSteps: number[];
  /** 1 to 4: the first incomplete step. */
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
