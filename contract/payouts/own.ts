import * as z from 'zod';
import { beneficiary } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { SignedRupees } from '../core/money.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { LineStatus } from '../labels/payouts.ts';
import { ReferredKind, RewardStanding } from '../labels/referrals.ts';
import { Awaited } from './awaited.ts';
import { MaskedDetails, PayoutDetailsInput } from './details.ts';

/** The transfer that a reward is or was part of. */
export const RewardTransfer = z.object({
  status: LineStatus,
  gross: SignedRupees,
  setOff: SignedRupees,
  withheld: SignedRupees,
  net: SignedRupees,
  account: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  paidOn: z.iso.date().nullable(),
  reference: z.string().nullable(),
  failedReason: z.string().nullable(),
});
export type RewardTransfer = z.output<typeof RewardTransfer>;

/** A reward as its owner reads it. */
export const OwnReward = z.object({
  id: Id,
  kind: ReferredKind,
  /** The person it is for, if its owner may know: an affiliate may not. */
  name: z.string().nullable(),
  companyName: z.string().nullable(),
  amount: SignedRupees,
  state: RewardStanding,
  earnedAt: Timestamp,
  /** When the 90 days are complete. */
  dueAt: Timestamp,
  payableAt: Timestamp.nullable(),
  holdReason: z.string().nullable(),
  awaited: Awaited.nullable(),
  /** The latest transfer. */
  transfer: RewardTransfer.nullable(),
  /** When it was voided or taken back. */
  endedAt: Timestamp.nullable(),
});
export type OwnReward = z.output<typeof OwnReward>;

export const listOwnRewards = endpoint({
  name: 'listOwnRewards',
  method: 'GET',
  path: '/api/rewards',
  summary: "The caller's rewards, newest first, each with its dates and what it still waits for",
  access: beneficiary,
  reads: ['payouts', 'referrals'],
  query: PageQuery,
  response: pageOf(OwnReward),
});

export const PayoutStanding = z.object({
  details: MaskedDetails.nullable(),
  /** Something is payable, or details were given before: otherwise no details are asked for. */
  mayGiveDetails: z.boolean(),
  /** Deducted from the next payouts. */
  owedBack: SignedRupees,
  /** The years that have a statement, newest first: `26-27`. */
  financialYears: z.array(z.string()),
});
export type PayoutStanding = z.output<typeof PayoutStanding>;

export const getPayoutStanding = endpoint({
  name: 'getPayoutStanding',
  method: 'GET',
  path: '/api/payout-details',
  offline: false,
  summary: 'Where the caller is paid to, masked, what they owe back, and the years with a statement',
  access: beneficiary,
  reads: ['payouts', 'referrals'],
  response: PayoutStanding,
});

export const PAYOUT_DETAILS_SAVED = 'Payout details saved';

export const savePayoutDetails = endpoint({
  name: 'savePayoutDetails',
  method: 'PUT',
  path: '/api/payout-details',
  summary:
    'Where the caller is paid to: sealed, told by mail, and only once something is payable; without a PAN the former one stays',
  access: beneficiary,
  proof: 'any',
  // Of two concurrent calls, the later one sees the PAN that the earlier one saved.
  alone: 'account',
  changes: ['payouts'],
  replayable: false,
  body: PayoutDetailsInput,
  response: MaskedDetails,
  message: PAYOUT_DETAILS_SAVED,
});

export const FinancialYear = z.string().regex(/^\d\d-\d\d$/);

const statement = {
  method: 'GET',
  access: beneficiary,
  reads: nothing('A file, generated for each download'),
  params: z.object({ year: FinancialYear }),
  stream: true,
} as const;

export const getOwnStatementPdf = endpoint({
  ...statement,
  name: 'getOwnStatementPdf',
  path: '/api/statements/{year}/pdf',
  summary: "The caller's rewards and payouts of a financial year as PDF",
});

export const getOwnStatementCsv = endpoint({
  ...statement,
  name: 'getOwnStatementCsv',
  path: '/api/statements/{year}/csv',
  summary: "The caller's rewards and payouts of a financial year as CSV",
});
