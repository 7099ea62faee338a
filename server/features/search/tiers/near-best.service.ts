import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { PageRequest } from '#server/features/search/candidates-page.queries.ts';
import { walkOf } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { STEPS_FOR_ROW, weightOf } from './estimate.policy.ts';
import type { Size } from './sample.queries.ts';
import { everyoneWith, idsOf, poolStatement, type Rung, rungsOf, walkRows } from './walk.queries.ts';

/** Levels with up to `gladly` well-fitting candidates are read in full; larger ones only up to `most`. */
const READ = { gladly: 2000, most: 6000 };
/** A level is expected to fill a page if the sample estimates this many times the rows needed. */
const SURELY = 2;
/** Maximum number of rows of the quality index to scan for less well-fitting candidates. */
const PASSED = 4000;

/**
 * The best-fitting candidates for a job; null where reading all matches is cheaper. Candidates on a level all
 * fit better than a candidate who only just misses it. Reads the first level that is narrow enough and still
 * fills the page. If there is none, fills the page by an index scan in the order of quality, filtered by a
 * broader level.
 */
async function bestFit(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  { found, people, seen, rungs: asked }: Size & { rungs: Rung[] },
): Promise<string[] | null> {
  const { conditions, skip, take } = request;
  const weight = weightOf(seen, people);
  const rungs = [{ finds: sql`true`, rows: found }].concat(
    asked.map(({ finds }, place) => ({ finds, rows: (seen.having[place] ?? 0) * weight })),
  );
  const wanted = skip + take;
  const filling = rungs.filter(({ rows }) => rows >= SURELY * wanted);
  const read = filling.find(({ rows }) => rows <= READ.gladly) ?? filling.at(-1);
  if (read && read.rows <= READ.most) {
    const { ids } = await oneRow(db, poolStatement([everyoneWith(request, read.finds)], request));
    if (ids.length === take) return ids;
  }
  const few = rungs.find(({ rows }) => rows <= READ.gladly);
  const looser = rungs.slice(0, few && rungs.indexOf(few));
  const stepsTo = (rows: number) => walkOf(wanted, people, rows);
  const passed = looser.findLast(({ rows }) => stepsTo(rows) <= PASSED) ?? rungs[0];
  if (!passed || stepsTo(passed.rows) > found * STEPS_FOR_ROW) return null;
  const walk = walkRows({
    conditions: [...conditions, { group: null, holds: passed.finds }],
    ...{ sort: 'BEST_MATCH', filter, steps: stepsTo(passed.rows), take: wanted },
  });
  const parts = few ? [everyoneWith(request, few.finds), walk] : [walk];
  return (await oneRow(db, poolStatement(parts, request))).ids;
}

/** A page of many matches, without reading them all; null where reading them all is cheaper. */
export async function nearBest(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  size: Size,
): Promise<string[] | null> {
  if (request.take === 0) return [];
  const rungs = rungsOf(request);
  if (request.sort !== 'BEST_MATCH' || rungs.length === 0) return walked(db, request, filter, size);
  if (request.fit) return bestFit(db, request, filter, { ...size, rungs });
  const parts = partsOf(request, filter, { ...size, rungs });
  return parts && (await oneRow(db, poolStatement(parts, request))).ids;
}

/** A scan that found too few is repeated once, this many times as far. */
const FARTHER = 12;

async function walked(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  { found, people }: Size,
): Promise<string[] | null> {
  const { conditions, sort, skip, take } = request;
  const wanted = skip + take;
  const near = walkOf(wanted, people, found);
  for (const steps of [near, near * FARTHER]) {
    if (steps > found * STEPS_FOR_ROW) return null;
    const rows = walkRows({ conditions, sort, filter, steps, take: wanted });
    const { ids } = await oneRow(db, idsOf(rows));
    if (ids.length === wanted) return ids.slice(skip);
  }
  return null;
}

/**
 * The candidates who may be among the best by quality and wishes together. Those with many of the wishes are
 * all read. Of those with fewer, only the best by quality have a chance, and a scan in the order of quality
 * finds them. The boundary between the two is where the cost is lowest.
 */
function partsOf(
  request: PageRequest,
  filter: CandidateFilter,
  { found, people, seen, rungs }: Size & { rungs: Rung[] },
): RawBuilder<unknown>[] | null {
  const { conditions, skip, take } = request;
  const weight = weightOf(seen, people);
  const having = [found, ...seen.having.map((rows) => rows * weight)];
  const stepsTo = (level: number) => walkOf(skip + take, people, having[level] ?? 0);
  const costOf = (level: number) => (having[level] ?? 0) + stepsTo(level - 1) / STEPS_FOR_ROW;
  const levels = having.map((_, place) => place + 1);
  const few = levels.reduce((best, level) => (costOf(level) < costOf(best) ? level : best));
  if (costOf(few) > found) return null;
  const steps = stepsTo(few - 1);
  const walk = walkRows({ conditions, sort: 'BEST_MATCH', filter, steps, take: steps });
  const some = rungs[few - 1];
  return some ? [walk, everyoneWith(request, some.finds)] : [walk];
}
