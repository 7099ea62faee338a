import { adminExportAnalytics, type MarketChart } from '#contract/analytics/market.ts';
import type { RangeQuery } from '#contract/analytics/range.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';

/** Saves the figures of a chart as a file. */
export function saving(chart: MarketChart, query: RangeQuery): () => Promise<void> {
  return async () =>
    saveFile(await callFile(adminExportAnalytics, { query: { ...query, chart } }), `${chart}.csv`);
}
