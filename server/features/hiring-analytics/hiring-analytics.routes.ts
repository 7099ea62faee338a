import {
  type AnalyticsChart,
  exportHiringAnalytics,
  FUNNEL_LABELS,
  FUNNEL_STEPS,
  getHiringAnalytics,
  type HiringAnalytics,
  type Pace,
} from '#contract/analytics/hiring.ts';
import { APPLICATION_SOURCE_LABELS, applicationStatusBadge } from '#contract/labels/applications.ts';
import { offerStatusBadge } from '#contract/labels/offers.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { CSV_START, csvLine, sendCsv } from '#server/platform/csv.ts';
import * as analytics from './hiring-analytics.service.ts';

type Line = (string | number | null)[];

/** With one decimal, as on the screen. */
function hoursOf({ medianHours }: Pace): number | null {
  return medianHours === null ? null : Math.round(medianHours * 10) / 10;
}

const LINES: Record<AnalyticsChart, (data: HiringAnalytics) => Line[]> = {
  funnel: ({ funnel, jobs }) => [
    ['Job', ...FUNNEL_STEPS.map((step) => FUNNEL_LABELS[step])],
    ...jobs.map((job) => [job.title, ...FUNNEL_STEPS.map((step) => job[step])]),
    ['All jobs', ...FUNNEL_STEPS.map((step) => funnel[step])],
  ],
  weeks: ({ weeks }) => [
    ['Week from', 'Applications', 'Of them hired'],
    ...weeks.map(({ week, applications, hires }) => [week, applications, hires]),
  ],
  stages: ({ stages }) => [
    ['Stage', 'Median hours', 'Applications that left it'],
    ...stages.map((stage) => [
      applicationStatusBadge(stage.status, 'recruiter').label,
      hoursOf(stage),
      stage.count,
    ]),
  ],
  replies: ({ replies: { candidates, company } }) => [
    ['Who', 'Median hours', 'Answered', 'Asked'],
    ['Candidates, to interview requests', hoursOf(candidates), candidates.count, candidates.asked],
    ['Your company, to applications', hoursOf(company), company.count, company.asked],
  ],
  sources: ({ sources }) => [
    ['Source', 'Applications', 'Interviews', 'Hires'],
    ...sources.map(({ source, applications, interviews, hires }) => [
      APPLICATION_SOURCE_LABELS[source],
      applications,
      interviews,
      hires,
    ]),
  ],
  offers: ({ offers }) => [
    ['Offer', 'Count'],
    ...offers.map(({ status, count }) => [offerStatusBadge(status, 'recruiter').label, count]),
  ],
};

/** The figures of one chart as a CSV file. */
function chartCsv(chart: AnalyticsChart, data: HiringAnalytics): string {
  return CSV_START + LINES[chart](data).map(csvLine).join('');
}

export const routes = [
  route(getHiringAnalytics, ({ db, actor, query }) => analytics.read(db, companyOf(actor).id, query)),
  route(exportHiringAnalytics, async ({ db, actor, query: { chart, ...query }, reply }) => {
    const data = await analytics.read(db, companyOf(actor).id, query);
    return sendCsv(reply, chartCsv(chart, data), `${chart}_${data.from}_${data.to}.csv`);
  }),
];
