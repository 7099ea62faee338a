import * as z from 'zod';
import { referrer } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { SignedRupees } from '../core/money.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { ReferralStatus, ReferredKind, RewardStanding } from '../labels/referrals.ts';

/** The two sign-up pages with the person's code. */
export const ReferralLinks = z.object({ code: z.string(), candidate: z.string(), recruiter: z.string() });
export type ReferralLinks = z.output<typeof ReferralLinks>;

/** Earned amounts by state; `total` is their sum, less what was taken back. */
export const RewardFigures = z.object({
  /** Earned, and held until the 90 days are complete. */
  held: SignedRupees,
  payable: SignedRupees,
  paid: SignedRupees,
  total: SignedRupees,
});
export type RewardFigures = z.output<typeof RewardFigures>;

/** When each step happened, and when the 90 days of the hire are complete; null if it has not happened. */
export const ReferralDates = z.object({
  signedUpAt: Timestamp.nullable(),
  approvedAt: Timestamp.nullable(),
  earnedAt: Timestamp.nullable(),
  payableFrom: Timestamp.nullable(),
  payableAt: Timestamp.nullable(),
  paidAt: Timestamp.nullable(),
});
export type ReferralDates = z.output<typeof ReferralDates>;

export const Referral = z.object({
  id: Id,
  /** Null for a person who came through the link, and after an unanswered invitation was erased. */
  invitedEmail: z.string().nullable(),
  /** When the invitation was sent, or the link led to a sign-up. */
  invitedAt: Timestamp,
  status: ReferralStatus,
  /** The kind of account; null before the sign-up. */
  kind: ReferredKind.nullable(),
  /** First name and initial of the person who signed up, candidate or recruiter. */
  candidateName: z.string().nullable(),
  hiredAt: Timestamp.nullable(),
  earningsAmount: SignedRupees,
  rewardState: RewardStanding.nullable(),
  dates: ReferralDates,
  /** The hiring company. */
  companyHiredAt: z.string().nullable(),
});
export type Referral = z.output<typeof Referral>;

export const ReferralSummary = z.object({
  links: ReferralLinks,
  /** Everybody invited or signed up through the link, answered or not. */
  totalInvites: z.number(),
  /** Sum of `statusBreakdown`. */
  inProgress: z.number(),
  hired: z.number(),
  totalEarnings: SignedRupees,
  /** The rewards if everybody in progress were hired. */
  potentialEarnings: SignedRupees,
  statusBreakdown: z.object({ invited: z.number(), signedUp: z.number(), approved: z.number() }),
  earnings: RewardFigures,
  /** Per hire. */
  rewardAmount: SignedRupees,
  invitationsLeftToday: z.number(),
});
export type ReferralSummary = z.output<typeof ReferralSummary>;

export const getReferralSummary = endpoint({
  name: 'getReferralSummary',
  method: 'GET',
  path: '/api/referrals/summary',
  summary: "The caller's links, and how far those who came by them have got",
  access: referrer,
  reads: ['referrals'],
  response: ReferralSummary,
});

export const listReferrals = endpoint({
  name: 'listReferrals',
  method: 'GET',
  path: '/api/referrals',
  summary: "The caller's referrals, newest first",
  access: referrer,
  reads: ['referrals'],
  query: PageQuery.extend({ status: ReferralStatus.optional() }),
  response: pageOf(Referral),
});
