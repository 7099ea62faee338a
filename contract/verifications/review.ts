import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { enumInput } from '../kit/enum-input.ts';
import { optionalText } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import type { Badge } from '../labels/badge.ts';

export const REVIEW_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const REVIEW_STATUS_BADGES: Readonly<Record<ReviewStatus, Badge>> = {
  PENDING: { label: 'To check', family: 'warning' },
  VERIFIED: { label: 'Verified', family: 'earned' },
  REJECTED: { label: 'Rejected', family: 'danger' },
};
const LABELS = { PENDING: 'To check', VERIFIED: 'Verified', REJECTED: 'Rejected' } as const;

/** A document that a candidate submitted as proof of a degree, and the degree at that time. */
export const DegreeReview = z.object({
  id: Id,
  status: z.enum(REVIEW_STATUSES),
  submittedAt: Timestamp,
  candidate: z.object({ id: Id, name: z.string(), email: z.string() }),
  degree: z.object({
    universityName: z.string(),
    educationDegree: z.string(),
    fieldOfStudy: z.string(),
    startYear: z.number(),
    endYear: z.number(),
  }),
  /** Null once the document has been deleted. */
  document: z.object({ id: Id, name: z.string(), mimeType: z.string(), sizeBytes: z.number() }).nullable(),
  decidedAt: Timestamp.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type DegreeReview = z.output<typeof DegreeReview>;

export const adminListVerifications = endpoint({
  name: 'adminListVerifications',
  method: 'GET',
  path: '/api/admin/verifications',
  summary: 'Documents that prove degrees: those to check with the longest wait first, others newest first',
  access: admin,
  reads: ['degrees'],
  query: PageQuery.extend({
    status: z.preprocess(
      (value) => (value === '' ? undefined : value),
      enumInput(REVIEW_STATUSES, LABELS).default('PENDING'),
    ),
  }),
  response: pageOf(DegreeReview),
});

export const adminGetVerification = endpoint({
  name: 'adminGetVerification',
  method: 'GET',
  path: '/api/admin/verifications/{id}',
  summary: 'One document that proves a degree',
  access: admin,
  reads: ['degrees'],
  params: z.object({ id: Id }),
  response: DegreeReview,
});

export const adminCountVerifications = endpoint({
  name: 'adminCountVerifications',
  method: 'GET',
  path: '/api/admin/verifications/counts',
  summary: 'How many documents wait, and how many were decided which way',
  access: admin,
  reads: ['degrees'],
  response: z.object({ PENDING: z.number(), VERIFIED: z.number(), REJECTED: z.number() }),
});

const DECISIONS = { APPROVE: 'Approve', REJECT: 'Reject' } as const;
export const DECISION_REASON_MAX = 1000;
export const DEGREE_VERIFIED = 'Degree verified.';
export const PROOF_REJECTED = 'Document rejected.';

export const Decision = ordered(
  {
    action: enumInput(['APPROVE', 'REJECT'], DECISIONS, 'Please choose to approve or to reject.'),
    reason: optionalText(DECISION_REASON_MAX),
  },
  {
    at: 'reason',
    reads: ['action', 'reason'],
    text: 'Please say what is wrong with the document',
    holds: ({ action, reason }) => action !== 'REJECT' || !!reason,
  },
);
export type Decision = z.output<typeof Decision>;

export const adminDecideVerification = endpoint({
  name: 'adminDecideVerification',
  method: 'POST',
  path: '/api/admin/verifications/{id}/decide',
  summary: 'Verify the degree, or send the document back with a reason',
  access: admin,
  changes: ['degrees'],
  params: z.object({ id: Id }),
  body: Decision,
  response: DegreeReview,
});
