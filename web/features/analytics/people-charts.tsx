import {
  JOURNEY_LABELS,
  JOURNEY_STEPS,
  type JourneyStep,
  type MarketAnalytics,
  REFERRED_LABELS,
} from '#contract/analytics/market.ts';
import type { RangeQuery } from '#contract/analytics/range.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { WeekArea } from '#web/ui/charts/area.tsx';
import { Bars } from '#web/ui/charts/bars.tsx';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { shareOf } from '#web/ui/charts/durations.ts';
import { figure } from '#web/ui/charts/figure-column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { saving } from './saving.ts';

export interface MarketChartProps {
  data: MarketAnalytics;
  query: RangeQuery;
}

type Week = MarketAnalytics['signUps'][number];
type Institute = MarketAnalytics['institutes'][number];
type Referred = MarketAnalytics['referrals'][number];
interface Step {
  step: JourneyStep;
  count: number;
  /** Share of the previous step; undefined for the first. */
  share: string | undefined;
}

function stepsOf(journey: MarketAnalytics['journey']): Step[] {
  return JOURNEY_STEPS.map((step, index) => {
    const before = JOURNEY_STEPS[index - 1];
    return { step, count: journey[step], share: before && shareOf(journey[step], journey[before]) };
  });
}

/** The steps from visits to hires, each with the share of the previous step. */
export function JourneyChart({ data, query }: MarketChartProps) {
  const steps = stepsOf(data.journey);
  return (
    <ChartCard
      title="From landing to hired"
      onDownload={saving('journey', query)}
      table={
        <DataTable
          caption="From landing to hired"
          columns={[
            { header: 'Step', cell: ({ step }) => JOURNEY_LABELS[step] },
            figure<Step>('Count', ({ count }) => count),
            figure<Step>('Of the step before', ({ share }) => share ?? '–'),
          ]}
          rows={steps}
          rowKey={({ step }) => step}
          narrow="tight"
        />
      }
    >
      <Bars
        bars={steps.map(({ step, count, share }) => ({
          label: JOURNEY_LABELS[step],
          value: count,
          figure: formatNumber(count),
          note: share && `(${share})`,
          earned: step === 'hired',
        }))}
      />
      <p className="small muted">
        Candidates who signed up in these days, and how far they have come since. Visits are those of the
        public pages.
      </p>
    </ChartCard>
  );
}

export function SignUpsChart({ data: { signUps }, query }: MarketChartProps) {
  return (
    <ChartCard
      title="Sign-ups by week"
      onDownload={saving('signUps', query)}
      table={
        <DataTable
          caption="Sign-ups by week"
          columns={[
            { header: 'Week from', cell: ({ week }) => formatDay(week) },
            figure<Week>('Candidates', ({ candidates }) => candidates),
            figure<Week>('Recruiters', ({ recruiters }) => recruiters),
            figure<Week>('Affiliates', ({ affiliates }) => affiliates),
          ]}
          rows={signUps}
          rowKey={({ week }) => week}
          narrow="tight"
        />
      }
    >
      <WeekArea
        weeks={signUps.map(({ week, candidates, recruiters, affiliates }) => ({
          week,
          value: candidates + recruiters + affiliates,
        }))}
      />
    </ChartCard>
  );
}

export function InstitutesChart({ data: { institutes }, query }: MarketChartProps) {
  return (
    <ChartCard
      title="Top institutes"
      onDownload={saving('institutes', query)}
      table={
        <DataTable
          caption="Top institutes"
          columns={[
            { header: 'Institute', cell: ({ name }) => name },
            figure<Institute>('Candidates', ({ candidates }) => candidates),
            figure<Institute>('Of them hired', ({ hires }) => hires),
          ]}
          rows={institutes}
          rowKey={({ name }) => name}
          narrow="tight"
        />
      }
    >
      {institutes.length > 0 ? (
        <Bars
          bars={institutes.map(({ name, candidates, hires }) => ({
            label: name,
            value: candidates,
            figure: formatNumber(candidates),
            note: hires > 0 ? `(${formatNumber(hires)} hired)` : undefined,
          }))}
        />
      ) : (
        <p className="muted">Nobody who signed up in these days has named an institute yet.</p>
      )}
    </ChartCard>
  );
}

export function ReferralsChart({ data: { referrals }, query }: MarketChartProps) {
  return (
    <ChartCard
      title="By referral"
      onDownload={saving('referrals', query)}
      table={
        <DataTable
          caption="By referral"
          columns={[
            { header: 'Of', cell: ({ of }) => REFERRED_LABELS[of] },
            figure<Referred>('All', ({ all }) => all),
            figure<Referred>('By referral', ({ referred }) => referred),
            figure<Referred>('Share', ({ all, referred }) => shareOf(referred, all) ?? '–'),
          ]}
          rows={referrals}
          rowKey={({ of }) => of}
          narrow="tight"
        />
      }
    >
      <Bars
        most={100}
        bars={referrals.map(({ of, all, referred }) => ({
          label: REFERRED_LABELS[of],
          value: all === 0 ? 0 : (100 * referred) / all,
          figure: shareOf(referred, all) ?? '–',
          note: `(${formatNumber(referred)} of ${formatNumber(all)})`,
        }))}
      />
    </ChartCard>
  );
}
