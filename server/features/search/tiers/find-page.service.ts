import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  type Gathered,
  gatherStatement,
  groupsOf,
  type Packed,
  type PageRequest,
  searchStatement,
} from '#server/features/search/candidates-page.queries.ts';
import { type FacetRows, facetsOf, type Reading } from '#server/features/search/facets.service.ts';
import { COUNTED, roundEstimate } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import type { FacetGroup } from '../conditions.queries.ts';
import { estimateOf, KEPT, type Seen, weightOf } from './estimate.policy.ts';
import { nearBest } from './near-best.service.ts';
import {
  type Glance,
  glance,
  glanceOrCount,
  isSmall,
  type Market,
  type Sample,
  takeSample,
} from './sample.queries.ts';

export interface FoundPage<T> {
  total: number;
  isEstimate: boolean;
  facets: FacetRows;
  /** The result of `show` for the page. */
  shown: T;
}

/** Loads the data for the ids of a page. */
export type Show<T> = (ids: string[]) => Promise<T>;

/**
 * A page, the total, and the count of each further choice. Small results are read and counted. For large ones
 * the page is read along an index and shown while the rest is estimated from a sample, so that the time does
 * not grow with the market.
 */
export async function findPage<T>(
  db: Db,
  market: Market,
  request: PageRequest,
  filter: CandidateFilter,
  show: Show<T>,
): Promise<FoundPage<T>> {
  if (market.people <= COUNTED) return findExactly(db, request, show);
  const look = await firstLook(db, request, market);
  const [page, facets] = await Promise.all([
    pageOf(db, { request, filter, market, look }).then(async ({ ids, ...rest }) => ({
      ...rest,
      shown: await show(ids),
    })),
    facetsAfter(db, { request, market, look }),
  ]);
  return { ...page, facets };
}

/** Reads all matches, and counts everything. */
export async function findExactly<T>(db: Db, request: PageRequest, show: Show<T>): Promise<FoundPage<T>> {
  const { ids, total, ...exact } = await oneRow(db, searchStatement(request));
  const { apart } = groupsOf(request);
  const readingOf = (group: FacetGroup) => ({ packed: exact[columnOf(apart, group)] ?? null, weight: 1 });
  const [shown, facets] = await Promise.all([show(ids), facetsOf(db, readingOf, request.chosen)]);
  return { total, isEstimate: false, facets, shown };
}

interface FirstLook {
  seen: Glance;
  /** All matches with their choices, if they are few. */
  few: (Gathered & { exact: Packed }) | null;
  /** The sample of the groups that are counted separately; null if it was not read yet. */
  sample: Sample | null;
}

async function firstLook(db: Db, request: PageRequest, market: Market): Promise<FirstLook> {
  if (isSmall(market) || groupsOf(request).apart.size === 0) {
    const { isFew, ids, total, rows, among, having, ...exact } = await glanceOrCount(db, request, market);
    const seen = { rows, among, having, all: exact.all ?? null };
    return { seen, few: isFew ? { ids, total, exact } : null, sample: null };
  }
  const seen = await glance(db, request, market);
  if (estimateOf(seen, market.people) > COUNTED) return { seen, few: null, sample: null };
  const sample = await takeSample(db, request, market, { readsFew: false });
  return { seen, few: await countFew(db, { request, market, sample }), sample };
}

interface Asking {
  request: PageRequest;
  market: Market;
}

/**
 * All matches, and the exact counts of the groups with few rows; the others are estimated from the sample.
 */
async function countFew(db: Db, { request, market, sample }: Asking & { sample: Sample }) {
  const isFew = (group: FacetGroup) => !sample.seen[group]?.isMany;
  // With a single group, the shared conditions are all other filters.
  const shared = sample.seen.shared ?? Object.values(sample.seen)[0];
  const sharesFew = shared !== undefined && estimateOf(shared, market.people) <= KEPT;
  const { ids, total, ...exact } = await oneRow(db, searchStatement(request, { counts: isFew, sharesFew }));
  return { ids, total, exact };
}

interface Looked extends Asking {
  look: FirstLook;
}

async function pageOf(
  db: Db,
  { request, filter, market: { people }, look: { seen, few } }: Looked & { filter: CandidateFilter },
): Promise<Gathered & { isEstimate: boolean }> {
  if (few) return { ids: few.ids, total: few.total, isEstimate: false };
  const found = estimateOf(seen, people);
  const ids = await nearBest(db, request, filter, { found, seen, people });
  if (ids) return { ids, total: roundEstimate(found), isEstimate: true };
  return { ...(await oneRow(db, gatherStatement(request))), isEstimate: false };
}

const NO_SAMPLE: Sample = { seen: {} };

async function facetsAfter(db: Db, { request, market, look }: Looked): Promise<FacetRows> {
  const { seen, few } = look;
  const { apart, isShared } = groupsOf(request);
  // With few matches and shared conditions, every group was read with the page.
  const isTold = apart.size === 0 || (few !== null && isShared);
  const looks = { readsFew: isSmall(market), isDense: isDense(seen) };
  const sample = look.sample ?? (isTold ? NO_SAMPLE : await takeSample(db, request, market, looks));
  const weightOfSeen = (of: Seen) => weightOf(of, market.people);
  const readingOf = (group: FacetGroup): Reading => {
    const column = columnOf(apart, group);
    const packed = few?.exact[column];
    if (packed !== undefined) return { packed, weight: 1 };
    if (column === 'all') return { packed: seen.all, weight: weightOfSeen(seen) };
    const ofGroup = sample.seen[column];
    return { packed: sample[column] ?? null, weight: ofGroup?.isMany ? weightOfSeen(ofGroup) : 1 };
  };
  return facetsOf(db, readingOf, request.chosen);
}

/** The column of an answer that has the choices of a group. */
function columnOf(apart: ReadonlySet<FacetGroup>, group: FacetGroup): FacetGroup | 'all' {
  return apart.has(group) ? group : 'all';
}

/**
 * Above this density of matches in the sample (one in so many), reading it by place is faster than by an
 * index.
 */
const DENSE = 12;
const isDense = ({ rows, among }: Seen) => rows * DENSE >= among;
