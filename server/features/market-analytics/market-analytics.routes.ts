import { adminExportAnalytics, adminGetAnalytics } from '#contract/analytics/market.ts';
import { route } from '#server/http/route.ts';
import * as analytics from './market-analytics.service.ts';
import { chartCsv } from './market-csv.ts';

export const routes = [
  route(adminGetAnalytics, ({ db, query }) => analytics.read(db, query)),
  route(adminExportAnalytics, async ({ db, query: { chart, ...query }, reply }) => {
    const data = await analytics.read(db, query);
    return reply
      .headers({
        'content-disposition': `attachment; filename="${chart}_${data.from}_${data.to}.csv"`,
        'cache-control': 'no-store',
      })
      .type('text/csv; charset=utf-8')
      .send(chartCsv(chart, data));
  }),
];
