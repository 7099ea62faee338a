import type { JobsFilter, JobsQuery } from '#contract/jobs/public-jobs.ts';
import type { MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED, roundEstimate, walkOf } from '#server/platform/estimate.ts';
import * as ids from './ids.queries.ts';
import { estimateOf, glance, glanceFirst, isFew, isWhole, marketOf, SAMPLE_JOBS } from './sample.queries.ts';

export interface Found {
  ids: string[];
  total: number;
  /** Whether the total is one. */
  isEstimate: boolean;
}

interface Portion {
  offset: number;
  limit: number;
}

/** A walk that led to too few is tried once more, this many times as far. */
const FARTHER = 12;

/** A page of the open jobs that pass the filter. Of few all are read; of many the page is read along its order. */
export async function findPage(db: Db, { sort, page, size, ...filter }: JobsQuery): Promise<Found> {
  const portion = { offset: page * size, limit: size };
  const seen = await glance(db, filter);
  const found = estimateOf(seen);
  if (isWhole(seen) || found <= COUNTED) return exact(await ids.listAll(db, { filter, sort, ...portion }));
  const market = marketOf(seen);
  const near = walkOf(portion.offset + size, market, found);
  for (const steps of [near, near * FARTHER]) {
    if (steps > market) break;
    const walked = await ids.listAlong(db, { filter, sort, steps, ...portion });
    if (walked.length === size) return { ids: walked, total: roundEstimate(found), isEstimate: true };
  }
  return exact(await ids.listAll(db, { filter, sort, ...portion }));
}

const exact = (page: { ids: string[]; total: number }): Found => ({ ...page, isEstimate: false });

/** So many are enough to tell what guess the best of the board reach; how many pass takes all of the sample. */
const GUESSED = 2500;

/** How many of so many by chance must reach a guess, so that those wanted of the whole board reach it too. */
function depthOf(wanted: number, among: number, market: number): number {
  return Math.ceil((wanted * among * 1.5) / market) + 4;
}

/** Open jobs that pass the filter, likely matches first. */
export async function findLikely(
  db: Db,
  candidate: MatchCandidate,
  filter: JobsFilter,
  { offset, limit }: Portion,
): Promise<Found> {
  const first = await glanceFirst(db, filter);
  if (isFew(first)) return exact(await ids.listLikely(db, { filter, candidate, offset, limit }));
  const seen = first.rows === first.seen ? GUESSED : SAMPLE_JOBS;
  const depth = depthOf(offset + limit, seen, marketOf(first));
  const { rows, least } = await ids.guessSample(db, { filter, candidate, among: seen, depth });
  const found = estimateOf({ ...first, seen, rows });
  if (found > COUNTED && least !== null) {
    const likely = await ids.listAbove(db, { filter, candidate, least, offset, limit });
    if (likely.length === limit) return { ids: likely, total: roundEstimate(found), isEstimate: true };
  }
  return exact(await ids.listLikely(db, { filter, candidate, offset, limit }));
}
