import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { USER_TYPES } from '../core/roles.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { REFERRAL_REVIEWS, ReferralFlag, ReferralReview, ReferralStatus } from '../labels/referrals.ts';

const Person = z.object({ id: Id, name: z.string(), email: z.string(), userType: z.enum(USER_TYPES) });

/** A person connected with the same referrer who resembles the new user. */
const Lookalike = z.object({ id: Id, name: z.string(), email: z.string(), isReferrer: z.boolean() });
export type Lookalike = z.output<typeof Lookalike>;

/** A sign-up through a link or invitation, with the reasons for suspicion. */
export const AdminReferral = z.object({
  id: Id,
  referrer: Person,
  newcomer: Person,
  source: z.enum(['INVITATION', 'LINK']),
  status: ReferralStatus,
  signedUpAt: Timestamp,
  flags: z.array(ReferralFlag),
  evidence: z.object({
    sameDevice: z.array(Lookalike),
    samePhone: z.array(Lookalike),
    /** Sign-ups through the same referrer in the hour before this one, itself included. */
    inTheHour: z.number(),
  }),
  review: ReferralReview.nullable(),
  reviewReason: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: Timestamp.nullable(),
});
export type AdminReferral = z.output<typeof AdminReferral>;

/** WAITING: flagged and not decided. */
export const REFERRAL_VIEWS = ['WAITING', 'DECIDED', 'ALL'] as const;
export type ReferralView = (typeof REFERRAL_VIEWS)[number];

export const adminListReferrals = endpoint({
  name: 'adminListReferrals',
  method: 'GET',
  path: '/api/admin/referrals',
  summary:
    'Sign-ups that came by a referral: the flagged ones to decide with the longest wait first, others newest first; `search` looks at both names and addresses',
  access: admin,
  reads: ['referrals'],
  query: PageQuery.extend({ view: z.enum(REFERRAL_VIEWS).default('WAITING'), search: optionalText() }),
  response: pageOf(AdminReferral),
});

const params = z.object({ id: Id });

export const adminGetReferral = endpoint({
  name: 'adminGetReferral',
  method: 'GET',
  path: '/api/admin/referrals/{id}',
  summary: 'One sign-up that came by a referral',
  access: admin,
  reads: ['referrals'],
  params,
  response: AdminReferral,
});

export const REFERRAL_REASON_MAX = 1000;

export const ReferralDecision = ordered({
  decision: z.enum(REFERRAL_REVIEWS, { error: 'Please allow or refuse the referral.' }),
  reason: required('Please give a reason.', { max: REFERRAL_REASON_MAX }),
});

export const adminReviewReferral = endpoint({
  name: 'adminReviewReferral',
  method: 'POST',
  path: '/api/admin/referrals/{id}/review',
  proofWhen: { field: 'decision', is: ['REFUSED'] },
  summary: 'Let a flagged referral count, or refuse it for good; the referrer reads why it was refused',
  access: admin,
  changes: ['referrals'],
  params,
  body: ReferralDecision,
  response: AdminReferral,
  message: 'Decision recorded.',
});
