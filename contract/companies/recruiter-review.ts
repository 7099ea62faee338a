import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { APPROVAL_STATUSES, type ApprovalStatus as Status, USER_STATUSES } from '../core/roles.ts';
import { Timestamp } from '../core/time.ts';
import { enumInput } from '../kit/enum-input.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { APPROVAL_STATUS_BADGES, ApprovalStatus, MemberRole } from '../labels/accounts.ts';
import { RecruiterFlags } from './approval.ts';
import { CompanyDocument } from './documents.ts';
import { CompanyProfile } from './profile.ts';

export const RecruiterRow = z.object({
  /** The founder's user id: a row shows the founder, while the approval belongs to the company. */
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  designation: z.string().nullable(),
  approvalStatus: ApprovalStatus,
  approvalStatusDisplay: z.string(),
  /** A change of name, website or GST number waits for a decision. */
  hasPendingChange: z.boolean(),
  createdAt: Timestamp,
});
export type RecruiterRow = z.output<typeof RecruiterRow>;

const ApprovalStep = z.object({
  id: Id,
  action: z.string(),
  at: Timestamp,
  byName: z.string().nullable(),
  /** The reason for a rejection or suspension. */
  reason: z.string().nullable(),
});

export const SHARED_IDENTITIES = ['NAME', 'DOMAIN', 'GSTIN'] as const;

/** Another company that shares part of this one's identity, with the details that tell them apart. */
const Lookalike = z.object({
  id: Id,
  /** Opens the details of that company. */
  founderId: Id,
  companyName: z.string(),
  companyWebsite: z.string().nullable(),
  gstNumber: z.string().nullable(),
  companyCity: z.string().nullable(),
  founderName: z.string(),
  founderEmail: z.string(),
  approvalStatus: ApprovalStatus,
  createdAt: Timestamp,
  shares: z.array(z.enum(SHARED_IDENTITIES)),
});
export type Lookalike = z.output<typeof Lookalike>;

export const AdminRecruiter = RecruiterRow.extend({
  ...RecruiterFlags.shape,
  phone: z.string().nullable(),
  recruiterType: MemberRole,
  companyWebsite: z.string().nullable(),
  experienceYears: z.number().nullable(),
  bio: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  isProfileComplete: z.boolean(),
  accountStatus: z.enum(USER_STATUSES),
  emailVerified: z.boolean(),
  updatedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
  approvedAt: Timestamp.nullable(),
  rejectedAt: Timestamp.nullable(),
  lastLoginAt: Timestamp.nullable(),
  rejectionReason: z.string().nullable(),
  company: CompanyProfile,
  documents: z.array(CompanyDocument),
  /** Other companies with the same name, domain or GST number. */
  lookalikes: z.array(Lookalike),
  /** Other companies that already have what the pending change asks for. */
  claimedBy: z.array(
    z.object({ id: Id, companyName: z.string(), shares: z.array(z.enum(SHARED_IDENTITIES)) }),
  ),
  /** History of the application, oldest first. */
  history: z.array(ApprovalStep),
});
export type AdminRecruiter = z.output<typeof AdminRecruiter>;

export const adminGetRecruiterStats = endpoint({
  name: 'adminGetRecruiterStats',
  method: 'GET',
  path: '/api/admin/recruiters/stats',
  summary: 'How many recruiters stand where',
  access: admin,
  reads: ['approval', 'company'],
  response: z.object({
    pendingApprovalCount: z.number(),
    activeRecruiters: z.number(),
    totalRecruiters: z.number(),
    approvedCount: z.number(),
    rejectedCount: z.number(),
    under_reviewCount: z.number(),
    suspendedCount: z.number(),
    pendingChangeCount: z.number(),
    oldestSubmittedAt: Timestamp.nullable(),
  }),
});

export const adminListPendingRecruiters = endpoint({
  name: 'adminListPendingRecruiters',
  method: 'GET',
  path: '/api/admin/recruiters/pending',
  summary: 'Applications to decide, the one that has waited longest first',
  access: admin,
  reads: ['approval', 'company', 'companyDocuments'],
  response: z.array(RecruiterRow),
});

const STATUS_LABELS = Object.fromEntries(
  APPROVAL_STATUSES.map((status) => [status, APPROVAL_STATUS_BADGES[status].label]),
) as Record<Status, string>;

/** `ALL` and an empty value mean no filter. */
const StatusFilter = z.preprocess(
  (value) => (value === '' || value === 'ALL' ? undefined : value),
  enumInput(APPROVAL_STATUSES, STATUS_LABELS).optional(),
);

export const adminListRecruiters = endpoint({
  name: 'adminListRecruiters',
  method: 'GET',
  path: '/api/admin/recruiters',
  summary:
    'All recruiters, newest first; `search` looks at name, e-mail and company, `change` leaves those who ask for another identity',
  access: admin,
  reads: ['approval', 'company', 'companyDocuments'],
  query: PageQuery.extend({
    status: StatusFilter,
    search: optionalText(),
    change: z.literal('PENDING').optional(),
  }),
  response: pageOf(RecruiterRow),
});

const params = z.object({ id: Id });

export const adminGetRecruiter = endpoint({
  name: 'adminGetRecruiter',
  method: 'GET',
  path: '/api/admin/recruiters/{id}',
  summary: 'A recruiter with company, documents and the history of the application',
  access: admin,
  reads: ['approval', 'company', 'companyDocuments', 'recruiterProfile'],
  params,
  response: AdminRecruiter,
});

export const APPROVED_MESSAGE = 'Recruiter approved successfully!';
export const REJECTED_MESSAGE = 'Recruiter rejected successfully!';
export const SUSPENDED_MESSAGE = 'Recruiter suspended successfully!';
export const REINSTATED_MESSAGE = 'Recruiter reinstated successfully!';
export const REVIEWED_MESSAGE = 'Recruiter is now under review.';

const MISSING_REJECTION = 'Please provide a rejection reason';
const MISSING_SUSPENSION = 'Please provide a suspension reason';
export const REASON_MAX = 2000;

export const adminApproveRecruiter = endpoint({
  name: 'adminApproveRecruiter',
  method: 'POST',
  path: '/api/admin/recruiters/{id}/approve',
  summary: 'Open the workspace to the company and verify its documents',
  access: admin,
  changes: ['approval'],
  params,
  response: AdminRecruiter,
  message: APPROVED_MESSAGE,
});

/** The recruiter sees each line of the reason as a separate reason. */
export const RejectionInput = ordered({ reason: required(MISSING_REJECTION, { max: REASON_MAX }) });
export const SuspensionInput = ordered({ reason: required(MISSING_SUSPENSION, { max: REASON_MAX }) });

export const adminRejectRecruiter = endpoint({
  name: 'adminRejectRecruiter',
  method: 'POST',
  path: '/api/admin/recruiters/{id}/reject',
  summary: 'Send the application back with reasons',
  access: admin,
  changes: ['approval'],
  params,
  body: RejectionInput,
  response: AdminRecruiter,
  message: REJECTED_MESSAGE,
});

export const PROCESS_ACTIONS = ['APPROVE', 'REJECT', 'UNDER_REVIEW', 'SUSPEND', 'REINSTATE'] as const;
export type ProcessAction = (typeof PROCESS_ACTIONS)[number];

export const adminProcessRecruiter = endpoint({
  name: 'adminProcessRecruiter',
  method: 'POST',
  path: '/api/admin/recruiters/process',
  proofWhen: { field: 'action', is: ['SUSPEND'] },
  summary: 'Approve, reject, take under review, suspend who is approved or reinstate who is suspended',
  access: admin,
  changes: ['approval'],
  body: ordered(
    {
      recruiterId: Id,
      action: z.enum(PROCESS_ACTIONS, { error: 'Please choose an action.' }),
      reason: optionalText(REASON_MAX),
    },
    {
      at: 'reason',
      reads: ['action', 'reason'],
      text: MISSING_REJECTION,
      holds: ({ action, reason }) => action !== 'REJECT' || !!reason,
    },
    {
      at: 'reason',
      reads: ['action', 'reason'],
      text: MISSING_SUSPENSION,
      holds: ({ action, reason }) => action !== 'SUSPEND' || !!reason,
    },
  ),
  response: AdminRecruiter,
});

export const adminRejectRecruiterDocument = endpoint({
  name: 'adminRejectRecruiterDocument',
  method: 'POST',
  path: '/api/admin/recruiters/{id}/documents/{documentId}/reject',
  summary: 'Reject one document with a reason',
  access: admin,
  changes: ['companyDocuments'],
  params: z.object({ id: Id, documentId: Id }),
  body: RejectionInput,
  response: AdminRecruiter,
});
