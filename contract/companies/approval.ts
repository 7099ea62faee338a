import * as z from 'zod';
import { companyRole } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/time.ts';
import { ApprovalStatus } from '../labels/accounts.ts';

export const ONBOARDING_STEPS = 4;

const OnboardingStatus = z.object({
  /** 1 to 4: the first unfinished step. */
  currentStep: z.number(),
  approvalStatus: ApprovalStatus,
  rejectionReasons: z.array(z.string()),
  submittedAt: Timestamp.nullable(),
});

const reader = companyRole('VIEWER');
const sender = companyRole('ADMIN');

export const getOnboardingStatus = endpoint({
  name: 'getOnboardingStatus',
  method: 'GET',
  path: '/api/recruiter/onboarding/status',
  summary: 'Where the application stands',
  access: reader,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  response: OnboardingStatus,
});

export const getOnboardingProgress = endpoint({
  name: 'getOnboardingProgress',
  method: 'GET',
  path: '/api/recruiter/onboarding/progress',
  summary: 'Which of the four steps are done',
  access: reader,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  response: z.object({
    currentStep: z.number(),
    totalSteps: z.number(),
    completedSteps: z.array(z.number()),
    percentage: z.number(),
    isComplete: z.boolean(),
  }),
});

function order(name: string, path: string, summary: string, message: string) {
  const response = OnboardingStatus;
  return endpoint({
    name,
    method: 'POST',
    path,
    summary,
    message,
    access: sender,
    alone: 'company',
    changes: ['approval'],
    response,
  });
}

export const submitApplication = order(
  'submitApplication',
  '/api/recruiter/onboarding/submit',
  'Send the application to the admins; needs a confirmed e-mail, both profiles and a document',
  'Your application has been submitted.',
);

export const cancelApplication = order(
  'cancelApplication',
  '/api/recruiter/onboarding/cancel',
  'Take back an application that is not decided yet',
  'Your submission has been cancelled.',
);

export const resubmitApplication = order(
  'resubmitApplication',
  '/api/recruiter/onboarding/resubmit',
  'Send a rejected application again',
  'Your application has been resubmitted.',
);

export const getRejectionReasons = endpoint({
  name: 'getRejectionReasons',
  method: 'GET',
  path: '/api/recruiter/onboarding/rejection-reasons',
  summary: 'Why the application was rejected',
  access: reader,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  response: z.object({ rejectionReasons: z.array(z.string()), rejectedAt: Timestamp.nullable() }),
});

export const RecruiterFlags = z.object({
  canCreateJobs: z.boolean(),
  canViewCandidates: z.boolean(),
  needsApproval: z.boolean(),
});

export const getApprovalStatus = endpoint({
  name: 'getApprovalStatus',
  method: 'GET',
  path: '/api/recruiter/approval-status',
  summary: 'Whether the workspace is open, and if not, what is missing',
  access: reader,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  response: RecruiterFlags.extend({
    status: ApprovalStatus,
    approvalStatus: ApprovalStatus,
    isApproved: z.boolean(),
    isComplete: z.boolean(),
    submittedAt: Timestamp.nullable(),
  }),
});

export const BANNER_TYPES = ['ERROR', 'WARNING', 'SUCCESS', 'INFO'] as const;

export const ApprovalBanner = z.object({
  show: z.boolean(),
  actionType: z.enum(BANNER_TYPES),
  message: z.string(),
  actionText: z.string().nullable(),
  actionUrl: z.string().nullable(),
});
export type ApprovalBanner = z.output<typeof ApprovalBanner>;

export const getApprovalBanner = endpoint({
  name: 'getApprovalBanner',
  method: 'GET',
  path: '/api/recruiter/approval-banner',
  summary: 'The sentence about the approval that stands above the screens',
  access: reader,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  response: ApprovalBanner,
});
