import type { RawBuilder } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED, roundEstimate, walkOf } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import {
  type FoundPage as ExactPage,
  type Gathered,
  gatherStatement,
  type PageRequest,
  searchStatement,
} from '../candidates-page.queries.ts';
import { type FacetGroup, forEachRow } from '../conditions.queries.ts';
import { countedApart, type FacetRows } from '../facets.queries.ts';
import { estimateOf, KEPT, type Seen, SMALL_MARKET, weightOf } from './estimate.policy.ts';
import { everyoneWith, poolStatement } from './pool.queries.ts';
import {
  type Glance,
  glance,
  glanceOrCount,
  type Market,
  type Sample,
  type SomeFacets,
  takeSample,
} from './sample.queries.ts';
import { idsOf, walkRows } from './walk.queries.ts';
import { findsAtLeast } from './wishes.queries.ts';

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
  const { seen, few } = await firstLook(db, request, market);
  if (few) return { ...few, isEstimate: false, shown: await show(few.ids) };
  const found = estimateOf(seen, market.people);
  const [page, sample] = await Promise.all([
    pageOfMany(db, request, filter, { found, seen, people: market.people }).then(
      async ({ ids, ...rest }) => ({ ...rest, shown: await show(ids) }),
    ),
    takeSample(db, sampleRequest(request, seen), market),
  ]);
  return { ...page, facets: merged(NOT_COUNTED, sample, market) };
}

interface FirstLook {
  seen: Glance;
  /** Everyone found, where that is soon read. */
  few: ExactPage | null;
}

async function firstLook(db: Db, request: PageRequest, market: Market): Promise<FirstLook> {
  const groups = countedApart(request.conditions, request.skillsMode);
  if (market.people <= COUNTED) return { seen: NOBODY, few: await oneRow(db, searchStatement(request)) };
  if (market.people <= SMALL_MARKET || groups.size === 0) {
    const { isFew, rows, among, having, ...few } = await glanceOrCount(db, request, market);
    return { seen: { rows, among, having }, few: isFew ? few : null };
  }
  const seen = await glance(db, request, market);
  const isFew = estimateOf(seen, market.people) <= COUNTED;
  return { seen, few: isFew ? await countFew(db, request, market) : null };
}

/** One in so many of the sample must be found for reading it by place to take less than asking its index. */
const DENSE = 12;

function sampleRequest(request: PageRequest, { rows, among }: Glance): PageRequest {
  return rows * DENSE < among ? request : { ...request, conditions: forEachRow(request.conditions) };
}

const NOBODY: Glance = { rows: 0, among: 0, having: [] };

/** Page, total and facets of few. In a large market some of the facets are of many, which a sample counts. */
async function countFew(db: Db, request: PageRequest, market: Market): Promise<ExactPage> {
  const sample = await takeSample(db, request, market);
  const isFew = (group: FacetGroup) => estimateOf(seenOf(sample, group), market.people) <= COUNTED;
  const sharesFew = estimateOf(sharedOf(sample), market.people) <= KEPT;
  const page = await oneRow(db, searchStatement(request, { counts: isFew, sharesFew }));
  return { ...page, facets: merged(page.facets, sample, market) };
}

async function pageOfMany(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  size: Size,
): Promise<Gathered & { isEstimate: boolean }> {
  const ids = await nearBest(db, request, filter, size);
  if (ids) return { ids, total: roundEstimate(size.found), isEstimate: true };
  return { ...(await oneRow(db, gatherStatement(request))), isEstimate: false };
}

/** What is shared of one group alone is what all other filters leave to it. */
function sharedOf({ seen: { all, shared, ...ofGroups } }: Sample): Seen {
  return shared ?? Object.values(ofGroups)[0] ?? all;
}

function seenOf({ seen }: Sample, group: FacetGroup): Seen {
  return seen[group] ?? seen.all;
}

const NOT_COUNTED: SomeFacets = {
  institutes: null,
  cities: null,
  skills: null,
  notice: null,
  experience: null,
  salary: null,
};

/** The groups that were counted; the others as they are in the sample, for the whole market. */
function merged(counted: SomeFacets, sample: Sample, { people }: Market): FacetRows {
  const { facets } = sample;
  const inMarket = (group: FacetGroup, count: number) =>
    Math.round(count * weightOf(seenOf(sample, group), people));
  const scaled = <T extends { count: number }>(group: FacetGroup, rows: T[] | null): T[] =>
    (rows ?? []).map((row) => ({ ...row, count: inMarket(group, row.count) }));
  return {
    institutes: counted.institutes ?? scaled('institutes', facets.institutes),
    cities: counted.cities ?? scaled('cities', facets.cities),
    skills: counted.skills ?? scaled('skills', facets.skills),
    notice: counted.notice ?? scaled('noticePeriods', facets.notice),
    experience: counted.experience ?? (facets.experience ?? []).map((count) => inMarket('experience', count)),
    salary: counted.salary ?? scaled('expectedSalary', facets.salary),
  };
}

interface Size {
  found: number;
  people: number;
  seen: Glance;
}

/** The page of many, without reading them all; null where reading them all takes less. */
async function nearBest(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  size: Size,
): Promise<string[] | null> {
  if (request.take === 0) return [];
  if (request.sort !== 'BEST_MATCH' || request.wishes.length === 0) return walked(db, request, filter, size);
  const parts = partsOf(request, filter, size);
  return parts && (await oneRow(db, poolStatement(parts, request))).ids;
}

/** A walk that led to too few is tried once more, this many times as far. */
const FARTHER = 12;
/** One step along an index and a look at the row take half as long as finding, keeping and sorting it. */
const STEPS_FOR_ROW = 2;

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
  { found, people, seen }: Size,
): RawBuilder<unknown>[] | null {
  const { conditions, wishes, skip, take } = request;
  const weight = weightOf(seen, people);
  const having = [found, ...seen.having.map((rows) => rows * weight)];
  const stepsTo = (level: number) => walkOf(skip + take, people, having[level] ?? 0);
  const costOf = (level: number) => (having[level] ?? 0) + stepsTo(level - 1) / STEPS_FOR_ROW;
  const levels = having.map((_, place) => place + 1);
  const few = levels.reduce((best, level) => (costOf(level) < costOf(best) ? level : best));
  if (costOf(few) > found) return null;
  const steps = stepsTo(few - 1);
  const walk = walkRows({ conditions, sort: 'BEST_MATCH', filter, steps, take: steps });
  return few > wishes.length ? [walk] : [walk, everyoneWith(request, findsAtLeast(few, wishes))];
}
