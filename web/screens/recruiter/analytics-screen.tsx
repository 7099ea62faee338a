import { Select, Skeleton } from '@mantine/core';
import { getHiringAnalytics } from '#contract/analytics/hiring.ts';
import { ANALYTICS_DAYS } from '#contract/analytics/range.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  FunnelChart,
  OffersChart,
  RepliesChart,
  SourcesChart,
  StagesChart,
  WeeksChart,
} from '#web/features/analytics/hiring-charts.tsx';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import classes from '#web/ui/charts/charts.module.css';
import { lastDays, RangeBar } from '#web/ui/charts/range-bar.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Analytics | Medallist' }];

const Search = {
  from: param.day,
  to: param.day,
  jobId: param.id,
};

export default function AnalyticsScreen() {
  const [search, change] = useSearch(Search);
  const today = localDate(new Date());
  const usual = lastDays(String(ANALYTICS_DAYS), today);
  const query = { from: search.from ?? usual.from, to: search.to ?? usual.to, jobId: search.jobId };
  const analytics = useEndpoint(getHiringAnalytics, { query }, { keepPrevious: true });
  const { data, error } = analytics;
  const jobs = useEndpoint(listOwnJobs, { query: { size: 100 } }).data?.content ?? [];
  const isUsual = (range: { from: string; to: string }) => range.from === usual.from && range.to === today;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Analytics' }]} />
      <PageHeader
        title="Analytics"
        lead="How far applicants got in this period, and how long each step took."
      />
      <RangeBar
        from={query.from}
        to={query.to}
        today={today}
        onChange={(range) => change(isUsual(range) ? { from: undefined, to: undefined } : range)}
      >
        <Select
          aria-label="Job"
          placeholder="All jobs"
          clearable
          searchable
          value={search.jobId ?? null}
          data={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(jobId) => change({ jobId: jobId ?? undefined })}
        />
      </RangeBar>
      <LoadFailure reading={analytics} />
      {analytics.isPending && (
        <Loading>
          <Skeleton height={320} radius={10} />
        </Loading>
      )}
      {data &&
        !error &&
        (data.jobs.length === 0 && !search.jobId ? (
          <EmptyState title="Nothing in these days">
            Views, applications and what became of them are counted from the day a job is published.
          </EmptyState>
        ) : (
          <div className={classes.charts}>
            <FunnelChart data={data} query={query} />
            <WeeksChart data={data} query={query} />
            <StagesChart data={data} query={query} />
            <RepliesChart data={data} query={query} />
            <SourcesChart data={data} query={query} />
            <OffersChart data={data} query={query} />
          </div>
        ))}
    </>
  );
}
