import type { ApprovalBanner } from '#contract/companies/approval.ts';
import { ERRORS } from '#contract/core/errors.ts';
import type { ApplicationRow } from './approval.queries.ts';

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

/** What stands above the screens. An approved company sees it until it has a job. */
export function bannerOf(application: ApplicationRow): ApprovalBanner {
  const show = application.approvalStatus !== 'APPROVED' || !application.hasJobs;
  return { show, ...sentenceOf(application) };
}

/** For a member whom an admin has suspended, whatever the company's own state. */
export const MEMBER_SUSPENDED: ApprovalBanner = {
  show: true,
  actionType: 'ERROR',
  message: ERRORS.RECRUITER_SUSPENDED[1],
  actionText: null,
  actionUrl: null,
};
