import { exportHiringAnalytics, getHiringAnalytics } from '#contract/analytics/hiring.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { sendCsv } from '#server/platform/csv/send-csv.ts';
import { chartCsv } from './chart-csv.ts';
import * as analytics from './hiring-analytics.service.ts';

export const hiringAnalyticsRoutes = [
  route(getHiringAnalytics, ({ db, actor, query }) => analytics.read(db, companyOf(actor).id, query)),
  route(exportHiringAnalytics, async ({ db, actor, query: { chart, ...query }, reply }) => {
    const data = await analytics.read(db, companyOf(actor).id, query);
    return sendCsv(reply, chartCsv(chart, data), `${chart}_${data.from}_${data.to}.csv`);
  }),
];
