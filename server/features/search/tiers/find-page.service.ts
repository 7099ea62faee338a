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
  /** What was made of the page. */
  shown: T;
}

/** What goes on with the ids of a page. */
export type Show<T> = (ids: string[]) => Promise<T>;

/**
 * A page, how many are found and how each further choice would narrow them. Few are read and counted; of many the
 * page is read along an index and shown while the rest is told from a sample, so that it takes no longer in a larger
 * market.
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

/** Everyone found is read, and everything counted. */
export async function findExactly<T>(db: Db, request: PageRequest, show: Show<T>): Promise<FoundPage<T>> {
  const { ids, total, ...exact } = await oneRow(db, searchStatement(request));
  const { apart } = groupsOf(request);
  const readingOf = (group: FacetGroup) => ({ packed: exact[columnOf(apart, group)] ?? null, weight: 1 });
  const [shown, facets] = await Promise.all([show(ids), facetsOf(db, readingOf, request.chosen)]);
  return { total, isEstimate: false, facets, shown };
}

interface FirstLook {
  seen: Glance;
  /** Everyone found, where that is soon read, with their choices. */
  few: (Gathered & { exact: Packed }) | null;
  /** What was seen of the groups that are counted apart; null where nobody looked yet. */
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

/** Everyone found, and everyone left to the groups that have few; of the others the sample tells. */
async function countFew(db: Db, { request, market, sample }: Asking & { sample: Sample }) {
  const isFew = (group: FacetGroup) => !sample.seen[group]?.isMany;
  // What is shared of one group alone is what all other filters leave to it.
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
  // Of few who share what narrows them, every group was read with the page.
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

/** In which column of an answer the choices of a group are. */
function columnOf(apart: ReadonlySet<FacetGroup>, group: FacetGroup): FacetGroup | 'all' {
  return apart.has(group) ? group : 'all';
}

/** One in so many of the sample must be found for reading it by place to take less than asking its index. */
const DENSE = 12;
const isDense = ({ rows, among }: Seen) => rows * DENSE >= among;
