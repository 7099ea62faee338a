import {
  type MarketAnalytics,
  type Replies,
  type Spread,
  TOP_INSTITUTES,
} from '#contract/analytics/market.ts';
import { type DayRange, type RangeQuery, rangeOf } from '#contract/analytics/range.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './market-analytics.queries.ts';
import { readJourney } from './market-analytics.queries.ts';

const NOBODY: Spread = { median: null, p90: null, count: 0 };
const NOTHING: Replies = { ...NOBODY, asked: 0 };

function byWeek<Row extends { week: string | null }, Empty>(rows: readonly Row[], empty: Empty) {
  const found = new Map(rows.map(({ week, ...figures }) => [week, figures]));
  return (week: string | null) => found.get(week) ?? empty;
}

/** The fast queries. Two others, which read every application and every sign-up, run beside them. */
async function readSmaller(db: Db, range: DayRange) {
  return {
    weeks: await queries.listWeeks(db, range),
    toHire: byWeek(await queries.listTimesToHire(db, range), NOBODY),
    candidates: byWeek(await queries.listRepliesOfCandidates(db, range), NOTHING),
    signUps: await queries.listSignUps(db, range),
    revenue: await queries.listRevenue(db, range),
    referrals: await queries.listReferred(db, range),
  };
}

export async function read(db: Db, query: RangeQuery): Promise<MarketAnalytics> {
  const range = rangeOf(query, localDate(now()));
  // Not all in parallel, because each uses a connection that other requests need too.
  const [{ weeks, toHire, candidates, ...smaller }, { journey, institutes }, replies] = await Promise.all([
    readSmaller(db, range),
    readJourney(db, range, TOP_INSTITUTES),
    queries.listRepliesOfCompanies(db, range),
  ]);
  const companies = byWeek(replies, NOTHING);
  return {
    from: range.from,
    to: range.to,
    journey,
    timeToHire: { all: toHire(null), weeks: weeks.map((week) => ({ week, ...toHire(week) })) },
    replies: {
      candidates: candidates(null),
      companies: companies(null),
      weeks: weeks.map((week) => ({ week, candidates: candidates(week), companies: companies(week) })),
    },
    institutes,
    ...smaller,
  };
}
