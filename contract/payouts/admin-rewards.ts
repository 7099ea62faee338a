import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { SignedRupees } from '../core/money.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { RewardShelf } from '../labels/payouts.ts';
import { ReferredKind, RewardStanding } from '../labels/referrals.ts';
import { Awaited } from './awaited.ts';
import { FinancialYear, RewardTransfer } from './own.ts';

const path = '/api/admin/rewards';
const params = z.object({ id: Id });

const BENEFICIARY_TYPES = ['JOBSEEKER', 'RECRUITER', 'AFFILIATE'] as const;

export const AdminReward = z.object({
  id: Id,
  beneficiary: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    userType: z.enum(BENEFICIARY_TYPES),
    /** Suspended and deleted people are not paid. */
    isActive: z.boolean(),
    hasDetails: z.boolean(),
    owedBack: SignedRupees,
  }),
  hire: z.object({
    id: Id,
    kind: ReferredKind,
    candidateName: z.string(),
    companyName: z.string(),
    joinedOn: z.iso.date(),
  }),
  amount: SignedRupees,
  state: RewardStanding,
  shelf: RewardShelf,
  earnedAt: Timestamp,
  dueAt: Timestamp,
  payableAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  holdReason: z.string().nullable(),
  heldBy: z.string().nullable(),
  awaited: Awaited.nullable(),
  batchId: Id.nullable(),
  transfer: RewardTransfer.nullable(),
  allowedActions: z.array(z.enum(['HOLD', 'RELEASE', 'FIND_LEFT'])),
});
export type AdminReward = z.output<typeof AdminReward>;

const Tally = z.object({ count: z.number(), sum: z.number() });

export const adminListRewards = endpoint({
  name: 'adminListRewards',
  method: 'GET',
  path,
  summary:
    'Rewards of one shelf, the longest due first; `search` looks at the name and e-mail of the beneficiary',
  access: admin,
  reads: ['payouts', 'referrals'],
  query: PageQuery.extend({ shelf: RewardShelf.default('PAYABLE'), search: optionalText() }),
  response: pageOf(AdminReward),
});

export const adminSumRewards = endpoint({
  name: 'adminSumRewards',
  method: 'GET',
  path: `${path}/sums`,
  summary: 'How many rewards stand where, and what they come to',
  access: admin,
  reads: ['payouts', 'referrals'],
  response: z.object({
    PAYABLE: Tally,
    HELD: Tally,
    IN_PAYOUT: Tally,
    PAID: Tally,
    ENDED: Tally,
    /** The part of the amount taken back that is not set off yet. */
    owedBack: z.number(),
  }),
});

const REASON_MAX = 500;

export const HoldReward = ordered({
  reason: required('Please give a reason. The referrer reads it.', { max: REASON_MAX }),
});

export const adminHoldReward = endpoint({
  name: 'adminHoldReward',
  method: 'POST',
  path: `${path}/{id}/hold`,
  summary: 'Keep a reward out of payouts with a reason that the referrer reads',
  access: admin,
  proof: 'any',
  changes: ['payouts', 'referrals'],
  params,
  body: HoldReward,
  response: AdminReward,
  message: 'Reward held',
});

export const adminReleaseReward = endpoint({
  name: 'adminReleaseReward',
  method: 'POST',
  path: `${path}/{id}/release`,
  summary: 'End the hold of a reward',
  access: admin,
  proof: 'any',
  changes: ['payouts', 'referrals'],
  params,
  response: AdminReward,
  message: 'Reward released',
});

const statement = {
  method: 'GET',
  access: admin,
  reads: nothing('A file, generated for each download'),
  params: z.object({ id: Id, year: FinancialYear }),
  stream: true,
} as const;

export const adminGetStatementPdf = endpoint({
  ...statement,
  name: 'adminGetStatementPdf',
  path: '/api/admin/beneficiaries/{id}/statements/{year}/pdf',
  summary: "A person's rewards and payouts of a financial year as PDF",
});

export const adminGetStatementCsv = endpoint({
  ...statement,
  name: 'adminGetStatementCsv',
  path: '/api/admin/beneficiaries/{id}/statements/{year}/csv',
  summary: "A person's rewards and payouts of a financial year as CSV",
});
