import { adminExportAnalytics, adminGetAnalytics } from '#contract/analytics/market.ts';
import { route } from '#server/http/route.ts';
import { sendCsv } from '#server/platform/csv/send-csv.ts';
import * as analytics from './market-analytics.service.ts';
import { chartCsv } from './market-csv.ts';

export const routes = [
  route(adminGetAnalytics, ({ db, query }) => analytics.read(db, query)),
  route(adminExportAnalytics, async ({ db, query: { chart, ...query }, reply }) => {
    const data = await analytics.read(db, query);
    return sendCsv(reply, chartCsv(chart, data), `${chart}_${data.from}_${data.to}.csv`);
  }),
];
