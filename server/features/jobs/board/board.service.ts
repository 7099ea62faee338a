import type * as z from 'zod';
import type { BoardJob, JobsFilter, JobsQuery } from '#contract/jobs/public-jobs.ts';
import type { MatchCandidate, MatchJob } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type ListedCompany, toListing } from '#server/features/jobs/jobs.presenter.ts';
import { type JobWithSkills, listWishes } from '#server/features/jobs/jobs.queries.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import { listListings } from '#server/features/jobs/public-jobs.queries.ts';
import { COUNTED, roundEstimate, walkOf } from '#server/platform/estimate.ts';
import * as queries from './board.queries.ts';
import { FACETS, type FacetRow, listCounted, listSampled, usedOf } from './board.queries.ts';
import * as ids from './ids.queries.ts';
import {
  estimateOf,
  glance,
  glanceFirst,
  glanceNarrowed,
  isFew,
  isWhole,
  marketOf,
  SAMPLE_JOBS,
} from './sample.queries.ts';

type Row = JobWithSkills & ListedCompany;

/** A row of the board, with what the score asks of a candidate. */
interface Listed {
  job: z.input<typeof BoardJob>;
  wish: MatchJob;
}

/** The data of these jobs that is specific to this candidate. */
async function asSeenBy(db: Db, candidateId: string, ids: readonly string[]) {
  const [mine, asked, saved] = await Promise.all([
    queries.listMyStatuses(db, candidateId, ids),
    queries.listToAnswer(db, candidateId, ids),
    queries.listSaved(db, candidateId, ids),
  ]);
  return {
    applications: new Map(mine.map((application) => [application.jobId, application])),
    requests: new Map(asked.map(({ jobId, id }) => [jobId, id])),
    saved: new Set(saved.map(({ jobId }) => jobId)),
  };
}

function toListed(row: Row, own?: Awaited<ReturnType<typeof asSeenBy>>): Listed {
  const job = {
    ...toListing(row),
    myStatus: own?.applications.get(row.id)?.status ?? null,
    myEnding: own?.applications.get(row.id)?.ending ?? null,
    requestId: own?.requests.get(row.id) ?? null,
    isSaved: own?.saved.has(row.id) ?? false,
  };
  return { job, wish: toMatchJob(row) };
}

/** Jobs in the order of the ids, as this candidate sees them, or as an anonymous visitor does. */
export async function listByIds(
  db: Db,
  ids: readonly string[],
  candidateId: string | null,
): Promise<Listed[]> {
  const [listings, own] = await Promise.all([
    listListings(db, ids),
    candidateId ? asSeenBy(db, candidateId, ids) : undefined,
  ]);
  const rows = new Map(listings.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toListed(row, own)] : [];
  });
}

/** What the score asks of a candidate, and the date of publication of each job. */
export async function wishesOf(db: Db, ids: readonly string[]) {
  const rows = await listWishes(db, ids);
  return rows.map(({ id, publishedAt, ...wish }) => ({ id, publishedAt, wish: toMatchJob(wish) }));
}

export interface Found {
  ids: string[];
  total: number;
  /** Whether the total is an estimate. */
  isEstimate: boolean;
}

interface Portion {
  offset: number;
  limit: number;
}

/** A scan that found too few is repeated once, this many times as far. */
const FARTHER = 12;

/**
 * A page of the open jobs that pass the filter. A small result is read in full; for a large one the page is
 * read by an index scan in its order.
 */
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

/**
 * Enough sample rows to estimate the guess that the best jobs reach; to estimate how many pass, the whole
 * sample is read.
 */
const GUESSED = 2500;

/**
 * The position in a random sample whose guess is low enough that at least `wanted` jobs of the whole board
 * reach it too.
 */
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

/** The choices of the filters: counted exactly for a small result, else estimated from a sample. */
export async function listFacets(db: Db, filter: JobsFilter): Promise<FacetRow[]> {
  if (isFew(await glanceNarrowed(db, filter))) return listCounted(db, filter);
  const sample = await listSampled(db, filter);
  const weight = marketOf(sample) / sample.among;
  const few = FACETS.filter((facet) => sample.sizes[facet] * weight <= COUNTED);
  const told = sample.rows
    .filter(({ facet }) => !few.includes(facet))
    .map((row) => {
      const size = sample.sizes[row.facet];
      return { ...row, count: Math.round((row.count * weight * size) / usedOf(size)) };
    });
  return few.length > 0 ? [...told, ...(await listCounted(db, filter, few))] : told;
}
