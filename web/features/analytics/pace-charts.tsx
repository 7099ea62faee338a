import type { MarketAnalytics, Spread } from '#contract/analytics/market.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay, formatMonth } from '#web/lib/format/dates.ts';
import { formatLakhs, formatRupees } from '#web/lib/format/money.ts';
import { Bars } from '#web/ui/charts/bars.tsx';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { hoursInWords } from '#web/ui/charts/durations.ts';
import { figure } from '#web/ui/charts/figure-column.ts';
import { WeekLines } from '#web/ui/charts/week-lines.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { MarketChartProps } from './people-charts.tsx';
import { saving } from './saving.ts';

const LAKH = 100_000;

/** `median 3 days, 90% within 9 days`; null if there were none. */
export function spreadInWords(
  { count, median, p90 }: Spread,
  inWords: (amount: number | null) => string,
): string | null {
  return count > 0 ? `median ${inWords(median)}, 90% within ${inWords(p90)}` : null;
}

/** `₹42.5 L`; below one lakh the exact amount, such as `₹84,000`. */
export function feesInWords(amount: number): string {
  return Math.abs(amount) < LAKH ? formatRupees(amount) : formatLakhs(amount);
}

type HireWeek = MarketAnalytics['timeToHire']['weeks'][number];
type ReplyWeek = MarketAnalytics['replies']['weeks'][number];
type Month = MarketAnalytics['revenue'][number];

const daysInWords = (days: number | null) => hoursInWords(days === null ? null : days * 24);

/** Time from the first application or request to the accepted offer. */
export function TimeToHireChart({ data: { timeToHire }, query }: MarketChartProps) {
  const { all, weeks } = timeToHire;
  const spread = spreadInWords(all, daysInWords);
  return (
    <ChartCard
      title="Time to hire"
      onDownload={saving('timeToHire', query)}
      table={
        <DataTable
          caption="Time to hire"
          columns={[
            { header: 'Week from', cell: ({ week }) => formatDay(week) },
            figure<HireWeek>('Half within', ({ median }) => daysInWords(median)),
            figure<HireWeek>('Nine of ten within', ({ p90 }) => daysInWords(p90)),
            figure<HireWeek>('Accepted offers', ({ count }) => count),
          ]}
          rows={weeks}
          rowKey={({ week }) => week}
          narrow="tight"
        />
      }
    >
      <p className="small muted">
        {spread ? `${formatNumber(all.count)} accepted: ${spread}.` : 'No offer was accepted in these days.'}
      </p>
      <WeekLines
        weeks={weeks.map(({ week }) => week)}
        lines={[
          { label: 'Half within', values: weeks.map(({ median }) => median) },
          { label: 'Nine of ten within', values: weeks.map(({ p90 }) => p90) },
        ]}
        inWords={daysInWords}
      />
    </ChartCard>
  );
}

/** Time to the first reply: of candidates to requests, of companies to applications. */
export function RepliesChart({ data: { replies }, query }: MarketChartProps) {
  const { candidates, companies, weeks } = replies;
  const ofCandidates = spreadInWords(candidates, hoursInWords);
  const ofCompanies = spreadInWords(companies, hoursInWords);
  return (
    <ChartCard
      title="Reply times"
      onDownload={saving('replies', query)}
      table={
        <DataTable
          caption="Reply times"
          columns={[
            { header: 'Week from', cell: ({ week }) => formatDay(week) },
            figure<ReplyWeek>('Candidates, median', (one) => hoursInWords(one.candidates.median)),
            figure<ReplyWeek>(
              'Candidates answered',
              (one) => `${one.candidates.count} of ${one.candidates.asked}`,
            ),
            figure<ReplyWeek>('Companies, median', (one) => hoursInWords(one.companies.median)),
            figure<ReplyWeek>(
              'Companies answered',
              (one) => `${one.companies.count} of ${one.companies.asked}`,
            ),
          ]}
          rows={weeks}
          rowKey={({ week }) => week}
          narrow="cards"
        />
      }
    >
      <div className="small muted">
        <p>
          {ofCandidates
            ? `Candidates, to requests: ${ofCandidates}.`
            : 'No request was answered in these days.'}
        </p>
        <p>
          {ofCompanies
            ? `Companies, to applications: ${ofCompanies}.`
            : 'No application was answered in these days.'}
        </p>
      </div>
      <WeekLines
        weeks={weeks.map(({ week }) => week)}
        lines={[
          { label: 'Candidates, median', values: weeks.map((one) => one.candidates.median) },
          { label: 'Companies, median', values: weeks.map((one) => one.companies.median) },
        ]}
        inWords={hoursInWords}
      />
    </ChartCard>
  );
}

const monthInWords = ({ month }: Month) => formatMonth(`${month}-01`);

/** Fees by the month of their invoices, and payments received. */
export function RevenueChart({ data: { revenue }, query }: MarketChartProps) {
  return (
    <ChartCard
      title="Fees by month"
      onDownload={saving('revenue', query)}
      table={
        <DataTable
          caption="Fees by month"
          columns={[
            { header: 'Month', cell: monthInWords },
            figure<Month>('Invoices', ({ invoices }) => invoices),
            figure<Month>('Fees', ({ fees }) => formatRupees(fees)),
            figure<Month>('With GST', ({ issued }) => formatRupees(issued)),
            figure<Month>('Credited', ({ credited }) => formatRupees(credited)),
            figure<Month>('Received', ({ received }) => formatRupees(received)),
            figure<Month>('Tax withheld', ({ withheld }) => formatRupees(withheld)),
            figure<Month>('Refunded', ({ refunded }) => formatRupees(refunded)),
          ]}
          rows={revenue}
          rowKey={({ month }) => month}
          narrow="cards"
        />
      }
    >
      <Bars
        bars={revenue.map((one) => ({
          label: monthInWords(one),
          value: one.fees,
          figure: feesInWords(one.fees),
          note: `(${feesInWords(one.received)} in)`,
        }))}
      />
      <p className="small muted">Fees issued without GST, and what was received with it.</p>
    </ChartCard>
  );
}
