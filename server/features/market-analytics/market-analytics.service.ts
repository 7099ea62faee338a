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
import { readJourney } from './journey.queries.ts';
import * as money from './money.queries.ts';
import * as pace from './pace.queries.ts';

const NOBODY: Spread = { median: null, p90: null, count: 0 };
const NOTHING: Replies = { ...NOBODY, asked: 0 };

function byWeek<Row extends { week: string | null }, Empty>(rows: readonly Row[], empty: Empty) {
  const found = new Map(rows.map(({ week, ...figures }) => [week, figures]));
  return (week: string | null) => found.get(week) ?? empty;
}

/** What takes a moment beside the two that look at every application and every newcomer. */
async function readSmaller(db: Db, range: DayRange) {
  return {
    weeks: await pace.listWeeks(db, range),
    toHire: byWeek(await pace.listTimesToHire(db, range), NOBODY),
    candidates: byWeek(await pace.listRepliesOfCandidates(db, range), NOTHING),
    signUps: await pace.listSignUps(db, range),
    revenue: await money.listRevenue(db, range),
    referrals: await money.listReferred(db, range),
  };
}

export async function read(db: Db, query: RangeQuery): Promise<MarketAnalytics> {
  const range = rangeOf(query, localDate(now()));
  // Beside each other, but not all: each has a connection of its own, which others want too.
  const [{ weeks, toHire, candidates, ...smaller }, { journey, institutes }, replies] = await Promise.all([
    readSmaller(db, range),
    readJourney(db, range, TOP_INSTITUTES),
    pace.listRepliesOfCompanies(db, range),
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
