import { Skeleton } from '@mantine/core';
import { adminGetAnalytics } from '#contract/analytics/market.ts';
import { ANALYTICS_DAYS } from '#contract/analytics/range.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { RepliesChart, RevenueChart, TimeToHireChart } from '#web/features/analytics/pace-charts.tsx';
import {
  InstitutesChart,
  JourneyChart,
  ReferralsChart,
  SignUpsChart,
} from '#web/features/analytics/people-charts.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import classes from '#web/ui/charts/charts.module.css';
import { lastDays, RangeBar } from '#web/ui/charts/range-bar.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';

export const meta = () => [{ title: 'Analytics & Reports | Medallist' }];

const Search = { from: param.day, to: param.day };

export default function AnalyticsScreen() {
  const [search, change] = useSearch(Search);
  const today = localDate(new Date());
  const usual = lastDays(String(ANALYTICS_DAYS), today);
  const query = { from: search.from ?? usual.from, to: search.to ?? usual.to };
  const analytics = useEndpoint(adminGetAnalytics, { query }, { keepPrevious: true });
  const { data, error } = analytics;
  const isUsual = (range: typeof query) => range.from === usual.from && range.to === today;
  return (
    <>
      <PageHeader
        title="Analytics & Reports"
        lead="Each chart has its figures as a table and as a file."
        actions={
          <RangeBar
            {...query}
            today={today}
            isInHeader
            onChange={(range) => change(isUsual(range) ? { from: undefined, to: undefined } : range)}
          />
        }
      />
      <LoadFailure reading={analytics} />
      {analytics.isPending && (
        <Loading>
          <Skeleton height={320} radius={10} />
        </Loading>
      )}
      {data && !error && (
        <div className={classes.charts}>
          <JourneyChart data={data} query={query} />
          <InstitutesChart data={data} query={query} />
          <SignUpsChart data={data} query={query} />
          <TimeToHireChart data={data} query={query} />
          <RepliesChart data={data} query={query} />
          <RevenueChart data={data} query={query} />
          <ReferralsChart data={data} query={query} />
        </div>
      )}
    </>
  );
}
