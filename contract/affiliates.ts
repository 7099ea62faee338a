import * as z from 'zod';
import { admin, affiliate } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { SignedRupees } from './core/money.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { enumInput } from './kit/enum-input.ts';
import { optionalText } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';
import {
  AFFILIATE_STATUS_BADGES,
  AFFILIATE_STATUSES,
  AffiliateStatus,
  ReferralStatus,
  ReferredKind,
  RewardStanding,
  type AffiliateStatus as Status,
} from './labels/referrals.ts';
import { ReferralLinks, RewardFigures } from './referrals/referral.ts';

/** Contains nothing that identifies the person: they came by a public link. */
export const AffiliateReferral = z.object({
  id: Id,
  kind: ReferredKind,
  status: ReferralStatus,
  signedUpAt: Timestamp,
  hiredAt: Timestamp.nullable(),
  earningsAmount: SignedRupees,
  rewardState: RewardStanding.nullable(),
});
export type AffiliateReferral = z.output<typeof AffiliateReferral>;

export const Payout = z.object({
  id: Id,
  /** The amount transferred. */
  amount: SignedRupees,
  /** Tax, and the amount set off against a reward that was taken back. */
  withheld: SignedRupees,
  setOff: SignedRupees,
  paidAt: Timestamp,
  /** Of the bank transfer. */
  reference: z.string(),
});
export type Payout = z.output<typeof Payout>;

export const AffiliateDashboard = z.object({
  status: AffiliateStatus,
  /** The reason for a rejection. */
  reason: z.string().nullable(),
  /** The rejection came after an approval. */
  hasEnded: z.boolean(),
  appliedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  emailVerified: z.boolean(),
  /** Null unless the affiliate is approved: other links do not count. */
  links: ReferralLinks.nullable(),
  clicks: z.number(),
  signUps: z.number(),
  hires: z.number(),
  earnings: RewardFigures,
  /** Per hire. */
  rewardAmount: SignedRupees,
  /** Newest first. */
  referrals: pageOf(AffiliateReferral),
  /** Newest first, at most 100. */
  payouts: z.array(Payout),
});
export type AffiliateDashboard = z.output<typeof AffiliateDashboard>;

export const getAffiliateDashboard = endpoint({
  name: 'getAffiliateDashboard',
  method: 'GET',
  path: '/api/affiliate/dashboard',
  summary: 'Where the application stands, the links, what came of them, what was earned and paid',
  access: affiliate,
  reads: ['affiliates', 'referrals'],
  query: PageQuery.extend({ status: ReferralStatus.optional() }),
  response: AffiliateDashboard,
});

export const AdminAffiliate = z.object({
  /** The user's id. */
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  website: z.string(),
  socialMediaHandle: z.string().nullable(),
  experience: z.string().nullable(),
  marketingChannels: z.array(z.string()),
  status: AffiliateStatus,
  statusDisplay: z.string(),
  reason: z.string().nullable(),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  clicks: z.number(),
  signUps: z.number(),
  hires: z.number(),
  /** Sign-ups that look like the affiliate's own, or too many within a short time. */
  flaggedReferrals: z.number(),
});
export type AdminAffiliate = z.output<typeof AdminAffiliate>;

const STATUS_LABELS = Object.fromEntries(
  AFFILIATE_STATUSES.map((status) => [status, AFFILIATE_STATUS_BADGES[status].label]),
) as Record<Status, string>;

/** `ALL` and an empty value mean no filter. */
const StatusFilter = z.preprocess(
  (value) => (value === '' || value === 'ALL' ? undefined : value),
  enumInput(AFFILIATE_STATUSES, STATUS_LABELS).optional(),
);

export const adminListAffiliates = endpoint({
  name: 'adminListAffiliates',
  method: 'GET',
  path: '/api/admin/affiliates',
  summary: 'All who applied, newest first; `search` looks at name, e-mail and website',
  access: admin,
  reads: ['affiliates', 'referrals'],
  query: PageQuery.extend({ status: StatusFilter, search: optionalText() }),
  response: pageOf(AdminAffiliate),
});

const params = z.object({ id: Id });

export const AffiliateDetails = AdminAffiliate.extend({
  earnings: RewardFigures,
  decidedBy: z.string().nullable(),
});
export type AffiliateDetails = z.output<typeof AffiliateDetails>;

export const adminGetAffiliate = endpoint({
  name: 'adminGetAffiliate',
  method: 'GET',
  path: '/api/admin/affiliates/{id}',
  summary: 'An application to the affiliate programme, and what came of it',
  access: admin,
  reads: ['affiliates', 'referrals'],
  params,
  response: AffiliateDetails,
});

export const adminCountAffiliates = endpoint({
  name: 'adminCountAffiliates',
  method: 'GET',
  path: '/api/admin/affiliates/counts',
  summary: 'How many affiliates stand where',
  access: admin,
  reads: ['affiliates'],
  response: z.object(
    Object.fromEntries(AFFILIATE_STATUSES.map((status) => [status, z.number()])) as Record<
      Status,
      z.ZodNumber
    >,
  ),
});

export const AFFILIATE_ACTIONS = ['APPROVE', 'REJECT'] as const;
export type AffiliateAction = (typeof AFFILIATE_ACTIONS)[number];

export const AFFILIATE_REASON_MAX = 2000;

export const AFFILIATE_APPROVED = 'Affiliate approved successfully!';
export const AFFILIATE_REJECTED = 'Affiliate rejected successfully!';

/** A rejection needs a reason. For an approved affiliate it ends the participation. */
export const AffiliateDecision = ordered(
  {
    action: z.enum(AFFILIATE_ACTIONS, { error: 'Please choose an action.' }),
    reason: optionalText(AFFILIATE_REASON_MAX),
    /**
     * The status when the admin read the application: if somebody else has decided since, the decision is
     * refused.
     */
    from: AffiliateStatus.optional(),
  },
  {
    at: 'reason',
    reads: ['action', 'reason'],
    text: 'Please give a reason. The applicant will read it.',
    holds: ({ action, reason }) => action !== 'REJECT' || !!reason,
  },
);

export const adminProcessAffiliate = endpoint({
  name: 'adminProcessAffiliate',
  method: 'POST',
  path: '/api/admin/affiliates/{id}/process',
  proofWhen: { field: 'action', is: ['REJECT'] },
  summary: 'Approve or reject; of two decisions at once the second is told that the first came before',
  access: admin,
  changes: ['affiliates'],
  params,
  body: AffiliateDecision,
  response: AdminAffiliate,
});
