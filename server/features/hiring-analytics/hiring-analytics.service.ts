import {
  type AnalyticsQuery,
  FUNNEL_STEPS,
  type Funnel,
  type HiringAnalytics,
  PACED_STAGES,
} from '#contract/analytics/hiring.ts';
import { rangeOf } from '#contract/analytics/range.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './hiring-analytics.queries.ts';

function sumOf(funnels: readonly Funnel[]): Funnel {
  const sums = FUNNEL_STEPS.map((step) => [step, funnels.reduce((sum, funnel) => sum + funnel[step], 0)]);
  return Object.fromEntries(sums) as Funnel;
}

export async function read(db: Db, companyId: string, query: AnalyticsQuery): Promise<HiringAnalytics> {
  if (query.jobId) await jobs.getOwn(db, companyId, query.jobId);
  const range = { companyId, jobId: query.jobId, ...rangeOf(query, localDate(now())) };
  const arrivals = await queries.countArrivals(db, range);
  return {
    from: range.from,
    to: range.to,
    funnel: sumOf(arrivals.jobs),
    jobs: arrivals.jobs,
    weeks: arrivals.weeks,
    stages: PACED_STAGES.map(
      (status) =>
        arrivals.stages.find((stage) => stage.status === status) ?? { status, medianHours: null, count: 0 },
    ),
    replies: {
      candidates: await queries.paceOfCandidates(db, range),
      company: arrivals.company,
    },
    sources: arrivals.sources,
    offers: await queries.listOffers(db, range),
  };
}
