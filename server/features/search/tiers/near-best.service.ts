import type { RawBuilder } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { walkOf } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import type { PageRequest } from '../candidates-page.queries.ts';
import { bestFit } from './best-fit.service.ts';
import { STEPS_FOR_ROW, weightOf } from './estimate.policy.ts';
import { everyoneWith, poolStatement } from './pool.queries.ts';
import { type Rung, rungsOf } from './rungs.queries.ts';
import type { Size } from './sample.queries.ts';
import { idsOf, walkRows } from './walk.queries.ts';

/** The page of many, without reading them all; null where reading them all takes less. */
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

/** A walk that led to too few is tried once more, this many times as far. */
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
 * Those who may be among the best by quality and wishes together. Some have so many of the wishes that they are all
 * read; of those with fewer only the best by quality have a chance, and a walk along the quality meets them. Where
 * the line between the two lies is what takes least.
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
