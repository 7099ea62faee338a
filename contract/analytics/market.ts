import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { Day, RangeQuery } from './range.ts';

/** From a visit of a public page to a hire; each step counts those who reached it or a later one. */
export const JOURNEY_STEPS = [
  'landing',
  'signUp',
  'verified',
  'complete',
  'request',
  'accepted',
  'scheduled',
  'offered',
  'hired',
] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

export const JOURNEY_LABELS: Readonly<Record<JourneyStep, string>> = {
  landing: 'Landing',
  signUp: 'Sign-up',
  verified: 'Verified',
  complete: 'Complete',
  request: 'Request',
  accepted: 'Accepted',
  scheduled: 'Scheduled',
  offered: 'Offered',
  hired: 'Hired',
};

/** The median and the 90th percentile; null if there are no values. */
const Spread = z.object({ median: z.number().nullable(), p90: z.number().nullable(), count: z.number() });
export type Spread = z.output<typeof Spread>;

/** Hours until the first answer; of `asked`, `count` have been answered. */
const Replies = Spread.extend({ asked: z.number() });
export type Replies = z.output<typeof Replies>;

const MarketAnalytics = z.object({
  from: Day,
  to: Day,
  /** Candidates who signed up in the range, including steps that they reached after it. */
  journey: z.record(z.enum(JOURNEY_STEPS), z.number()),
  /** Weeks begin on Mondays, in India. */
  signUps: z.array(
    z.object({ week: Day, candidates: z.number(), recruiters: z.number(), affiliates: z.number() }),
  ),
  /** Days from the first application or request to the accepted offer, by the week of the acceptance. */
  timeToHire: z.object({ all: Spread, weeks: z.array(Spread.extend({ week: Day })) }),
  /** By the week of the request or the application. */
  replies: z.object({
    candidates: Replies,
    companies: Replies,
    weeks: z.array(z.object({ week: Day, candidates: Replies, companies: Replies })),
  }),
  /** For candidates who signed up in the range. */
  institutes: z.array(z.object({ name: z.string(), candidates: z.number(), hires: z.number() })),
  /** In rupees: issued and credited amounts by their date, payments and refunds by theirs. */
  revenue: z.array(
    z.object({
      /** `2026-03` */
      month: z.string(),
      invoices: z.number(),
      fees: z.number(),
      issued: z.number(),
      credited: z.number(),
      received: z.number(),
      withheld: z.number(),
      refunded: z.number(),
    }),
  ),
  /** How many of all came through a referral. */
  referrals: z.array(
    z.object({ of: z.enum(['CANDIDATES', 'RECRUITERS', 'HIRES']), all: z.number(), referred: z.number() }),
  ),
});
export type MarketAnalytics = z.output<typeof MarketAnalytics>;

export const REFERRED_LABELS: Readonly<Record<MarketAnalytics['referrals'][number]['of'], string>> = {
  CANDIDATES: 'Candidates signed up',
  RECRUITERS: 'Recruiters signed up',
  HIRES: 'Hires recorded',
};

export const TOP_INSTITUTES = 10;

const path = '/api/admin/analytics';

export const adminGetAnalytics = endpoint({
  name: 'adminGetAnalytics',
  method: 'GET',
  path,
  offline: false,
  summary:
    'How the marketplace goes in a range of days in India: funnel, sign-ups, pace, institutes, money, referrals',
  access: admin,
  reads: ['candidateAccounts', 'applications', 'interviews', 'offers', 'hires', 'invoices', 'referrals'],
  query: RangeQuery,
  response: MarketAnalytics,
});

export const MARKET_CHARTS = [
  'journey',
  'signUps',
  'timeToHire',
  'replies',
  'institutes',
  'revenue',
  'referrals',
] as const;
export const MarketChart = z.enum(MARKET_CHARTS);
export type MarketChart = z.output<typeof MarketChart>;

export const adminExportAnalytics = endpoint({
  name: 'adminExportAnalytics',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The figures of one chart as CSV; cells that a spreadsheet would compute are text',
  access: admin,
  reads: nothing('A file, generated for each download'),
  query: RangeQuery.extend({ chart: MarketChart }),
  stream: true,
});
