import {
  adminExportAnalytics,
  adminGetAnalytics,
  JOURNEY_LABELS,
  JOURNEY_STEPS,
  type MarketAnalytics,
  type MarketChart,
  REFERRED_LABELS,
  type Replies,
  type Spread,
} from '#contract/analytics/market.ts';
import { route } from '#server/http/route.ts';
import { CSV_START, csvLine, sendCsv } from '#server/platform/csv.ts';
import * as analytics from './market-analytics.service.ts';

type Cell = string | number | null;

/** With one decimal, as on the screen. */
const tenths = (amount: number | null) => (amount === null ? null : Math.round(amount * 10) / 10);

const spread = ({ median, p90, count }: Spread): Cell[] => [tenths(median), tenths(p90), count];
const replies = (one: Replies): Cell[] => [...spread(one), one.asked];

const LINES: Record<MarketChart, (data: MarketAnalytics) => Cell[][]> = {
  journey: ({ journey }) => [
    ['Step', 'Count'],
    ...JOURNEY_STEPS.map((step) => [JOURNEY_LABELS[step], journey[step]]),
  ],
  signUps: ({ signUps }) => [
    ['Week from', 'Candidates', 'Recruiters', 'Affiliates'],
    ...signUps.map(({ week, candidates, recruiters, affiliates }) => [
      week,
      candidates,
      recruiters,
      affiliates,
    ]),
  ],
  timeToHire: ({ timeToHire: { all, weeks } }) => [
    ['Week from', 'Median days', '90th percentile days', 'Accepted offers'],
    ...weeks.map(({ week, ...one }) => [week, ...spread(one)]),
    ['All', ...spread(all)],
  ],
  replies: ({ replies: { candidates, companies, weeks } }) => [
    [
      'Week from',
      ...['Candidates', 'Companies'].flatMap((who) => [
        `${who}: median hours`,
        `${who}: 90th percentile hours`,
        `${who}: answered`,
        `${who}: asked`,
      ]),
    ],
    ...weeks.map((one) => [one.week, ...replies(one.candidates), ...replies(one.companies)]),
    ['All', ...replies(candidates), ...replies(companies)],
  ],
  institutes: ({ institutes }) => [
    ['Institute', 'Candidates', 'Of them hired'],
    ...institutes.map(({ name, candidates, hires }) => [name, candidates, hires]),
  ],
  revenue: ({ revenue }) => [
    ['Month', 'Invoices', 'Fees', 'Issued with GST', 'Credited', 'Received', 'Tax withheld', 'Refunded'],
    ...revenue.map((one) => [
      one.month,
      one.invoices,
      one.fees,
      one.issued,
      one.credited,
      one.received,
      one.withheld,
      one.refunded,
    ]),
  ],
  referrals: ({ referrals }) => [
    ['Of', 'All', 'By referral'],
    ...referrals.map(({ of, all, referred }) => [REFERRED_LABELS[of], all, referred]),
  ],
};

/** The figures of one chart as a CSV file. */
function chartCsv(chart: MarketChart, data: MarketAnalytics): string {
  return CSV_START + LINES[chart](data).map(csvLine).join('');
}

export const routes = [
  route(adminGetAnalytics, ({ db, query }) => analytics.read(db, query)),
  route(adminExportAnalytics, async ({ db, query: { chart, ...query }, reply }) => {
    const data = await analytics.read(db, query);
    return sendCsv(reply, chartCsv(chart, data), `${chart}_${data.from}_${data.to}.csv`);
  }),
];
