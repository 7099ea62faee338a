import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { nothing } from '../core/things.ts';
import { APPLICATION_STATUSES, ApplicationSource, ApplicationStatus } from '../labels/applications.ts';
import { OfferStatus } from '../labels/offers.ts';
import { Day, RangeQuery } from './range.ts';

export const AnalyticsQuery = RangeQuery.extend({ jobId: Id.optional() });
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

/** People who arrived in the range; each step counts those who reached it or a later one. */
export const Funnel = z.object({
  views: z.number(),
  applications: z.number(),
  shortlisted: z.number(),
  interviews: z.number(),
  offers: z.number(),
  hires: z.number(),
});
export type Funnel = z.output<typeof Funnel>;
export type FunnelStep = keyof Funnel;

export const FUNNEL_LABELS: Readonly<Record<FunnelStep, string>> = {
  views: 'Views',
  applications: 'Applications',
  shortlisted: 'Shortlisted',
  interviews: 'Interviews',
  offers: 'Offers',
  hires: 'Hires',
};
export const FUNNEL_STEPS = Object.keys(FUNNEL_LABELS) as FunnelStep[];

/** Half of them took at most `medianHours`; null if there are none yet. */
const Pace = z.object({ medianHours: z.number().nullable(), count: z.number() });
export type Pace = z.output<typeof Pace>;

/** Stages that an application can leave. */
export const PACED_STAGES = APPLICATION_STATUSES.slice(0, 5);

export const HiringAnalytics = z.object({
  from: Day,
  to: Day,
  funnel: Funnel,
  jobs: z.array(Funnel.extend({ id: Id, title: z.string() })),
  /** Weeks begin on Mondays, in India. */
  weeks: z.array(z.object({ week: Day, applications: z.number(), hires: z.number() })),
  /** How long each stage lasted, for applications that have left it. */
  stages: z.array(Pace.extend({ status: ApplicationStatus })),
  /** Of `asked`, `count` have been answered. */
  replies: z.object({
    candidates: Pace.extend({ asked: z.number() }),
    company: Pace.extend({ asked: z.number() }),
  }),
  sources: z.array(
    z.object({
      source: ApplicationSource,
      applications: z.number(),
      interviews: z.number(),
      hires: z.number(),
    }),
  ),
  /** Offers extended in the range, latest version only. */
  offers: z.array(z.object({ status: OfferStatus, count: z.number() })),
});
export type HiringAnalytics = z.output<typeof HiringAnalytics>;

export const getHiringAnalytics = endpoint({
  name: 'getHiringAnalytics',
  method: 'GET',
  path: '/api/recruiter/analytics',
  summary: "How the company's hiring goes: funnel, pace, sources and offers of a range of days in India",
  access: workspace('VIEWER'),
  reads: ['jobs', 'applications', 'interviews', 'offers'],
  query: AnalyticsQuery,
  response: HiringAnalytics,
});

export const ANALYTICS_CHARTS = ['funnel', 'weeks', 'stages', 'replies', 'sources', 'offers'] as const;
export const AnalyticsChart = z.enum(ANALYTICS_CHARTS);
export type AnalyticsChart = z.output<typeof AnalyticsChart>;

export const exportHiringAnalytics = endpoint({
  name: 'exportHiringAnalytics',
  method: 'GET',
  path: '/api/recruiter/analytics/export',
  summary: 'The figures of one chart as CSV',
  access: workspace('VIEWER'),
  reads: nothing('A file, generated for each download'),
  query: AnalyticsQuery.extend({ chart: AnalyticsChart }),
  stream: true,
});
