import { Link } from 'react-router';
import {
  type AnalyticsChart,
  type AnalyticsQuery,
  exportHiringAnalytics,
  FUNNEL_LABELS,
  FUNNEL_STEPS,
  type HiringAnalytics,
} from '#contract/analytics/hiring.ts';
import { APPLICATION_SOURCE_LABELS, applicationStatusBadge } from '#contract/labels/applications.ts';
import { offerStatusBadge } from '#contract/labels/offers.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { WeekArea } from '#web/ui/charts/area.tsx';
import { type Bar, Bars } from '#web/ui/charts/bars.tsx';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { hoursInWords, shareOf } from '#web/ui/charts/durations.ts';
import { figure } from '#web/ui/charts/figure-column.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface ChartsProps {
  data: HiringAnalytics;
  query: AnalyticsQuery;
}

type JobRow = HiringAnalytics['jobs'][number];
type Week = HiringAnalytics['weeks'][number];
type Stage = HiringAnalytics['stages'][number];
type Reply = HiringAnalytics['replies']['company'];
type Source = HiringAnalytics['sources'][number];
type Offer = HiringAnalytics['offers'][number];

function saving(chart: AnalyticsChart, query: AnalyticsQuery) {
  return async () =>
    saveFile(await callFile(exportHiringAnalytics, { query: { ...query, chart } }), `${chart}.csv`);
}

const nameOf = (status: Stage['status']) => applicationStatusBadge(status, 'recruiter').label;

function stepsOf(funnel: HiringAnalytics['funnel']): Bar[] {
  return FUNNEL_STEPS.map((step, index) => {
    const before = FUNNEL_STEPS[index - 1];
    const share = before && index > 1 ? shareOf(funnel[step], funnel[before]) : undefined;
    return {
      label: FUNNEL_LABELS[step],
      value: funnel[step],
      figure: formatNumber(funnel[step]),
      note: share && `(${share})`,
      earned: step === 'hires',
    };
  });
}

/** The funnel from views to hires, in total and for each job. */
export function FunnelChart({ data, query }: ChartsProps) {
  const columns: Column<JobRow>[] = [
    { header: 'Job', cell: ({ id, title }) => <Link to={`/recruiter/jobs/${id}`}>{title}</Link> },
    ...FUNNEL_STEPS.map((step) => figure<JobRow>(FUNNEL_LABELS[step], (job) => job[step])),
  ];
  return (
    <ChartCard
      title="From view to hire"
      onDownload={saving('funnel', query)}
      table={
        <DataTable
          caption="From view to hire, by job"
          columns={columns}
          rows={data.jobs}
          rowKey={({ id }) => id}
          narrow="cards"
        />
      }
    >
      <Bars bars={stepsOf(data.funnel)} />
    </ChartCard>
  );
}

export function WeeksChart({ data, query }: ChartsProps) {
  return (
    <ChartCard
      title="Applications by week"
      onDownload={saving('weeks', query)}
      table={
        <DataTable
          caption="Applications by week"
          columns={[
            { header: 'Week from', cell: ({ week }) => formatDay(week) },
            figure<Week>('Applications', ({ applications }) => applications),
            figure<Week>('Of them hired', ({ hires }) => hires),
          ]}
          rows={data.weeks}
          rowKey={({ week }) => week}
          narrow="tight"
        />
      }
    >
      <WeekArea weeks={data.weeks.map(({ week, applications: value }) => ({ week, value }))} />
    </ChartCard>
  );
}

export function StagesChart({ data, query }: ChartsProps) {
  return (
    <ChartCard
      title="Time in stage"
      onDownload={saving('stages', query)}
      table={
        <DataTable
          caption="Time in stage"
          columns={[
            { header: 'Stage', cell: ({ status }) => nameOf(status) },
            figure<Stage>('Half within', ({ medianHours }) => hoursInWords(medianHours)),
            figure<Stage>('Left it', ({ count }) => count),
          ]}
          rows={data.stages}
          rowKey={({ status }) => status}
          narrow="tight"
        />
      }
    >
      <Bars
        bars={data.stages.map((stage) => ({
          label: nameOf(stage.status),
          value: stage.medianHours ?? 0,
          figure: hoursInWords(stage.medianHours),
        }))}
      />
    </ChartCard>
  );
}

export function RepliesChart({ data: { replies }, query }: ChartsProps) {
  const rows = [
    { who: 'Candidates, to your requests', ...replies.candidates },
    { who: 'Your team, to applications', ...replies.company },
  ];
  return (
    <ChartCard
      title="Reply times"
      onDownload={saving('replies', query)}
      table={
        <DataTable
          caption="Reply times"
          columns={[
            { header: 'Who', cell: ({ who }) => who },
            figure<Reply>('Half within', ({ medianHours }) => hoursInWords(medianHours)),
            figure<Reply>('Answered', ({ count, asked }) => `${count} of ${asked}`),
          ]}
          rows={rows}
          rowKey={({ who }) => who}
          narrow="cards"
        />
      }
    />
  );
}

export function SourcesChart({ data: { sources }, query }: ChartsProps) {
  return (
    <ChartCard
      title="Where they came from"
      onDownload={saving('sources', query)}
      table={
        <DataTable
          caption="Where they came from"
          columns={[
            { header: 'Source', cell: ({ source }) => APPLICATION_SOURCE_LABELS[source] },
            figure<Source>('Applications', ({ applications }) => applications),
            figure<Source>('Interviews', ({ interviews }) => interviews),
            figure<Source>('Hires', ({ hires }) => hires),
          ]}
          rows={sources}
          rowKey={({ source }) => source}
          narrow="cards"
        />
      }
    />
  );
}

export function OffersChart({ data: { offers }, query }: ChartsProps) {
  const made = offers.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartCard
      title="What became of offers"
      onDownload={saving('offers', query)}
      table={
        <DataTable
          caption="What became of offers"
          columns={[
            { header: 'Offer', cell: ({ status }) => offerStatusBadge(status, 'recruiter').label },
            figure<Offer>('Count', ({ count }) => count),
            figure<Offer>('Share', ({ count }) => shareOf(count, made) ?? '–'),
          ]}
          rows={offers}
          rowKey={({ status }) => status}
          narrow="tight"
        />
      }
    />
  );
}
