import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter, CandidateSort } from '#contract/search/candidate-filter.ts';
import { allOf, type Condition, type FacetGroup } from './conditions.queries.ts';
import type { Chosen } from './facets.service.ts';
import type { Fit } from './tiers/fit.queries.ts';

/**
 * The people whose choices are counted: all matches, or, for a group with its own filter, the matches of the
 * other filters.
 */
type Counted = 'all' | FacetGroup;

/** Packed choices from the index, concatenated; null for no rows, and where not requested. */
export type Packed = { [Name in Counted]?: Buffer | null };

/** A table aliased as `m`. */
type Source = RawBuilder<unknown>;

/**
 * The groups that have a filter and are counted without it. Not the skills if all are required, because each
 * one narrows the others.
 */
function countedApart(
  conditions: Condition[],
  skillsMode: CandidateFilter['skillsMode'],
): ReadonlySet<FacetGroup> {
  const groups = new Set(conditions.flatMap(({ group }) => (group === null ? [] : [group])));
  if (skillsMode === 'ALL') groups.delete('skills');
  return groups;
}

/** The rows of the table that match all filters except the group's own. */
export function leftTo(group: FacetGroup, table: RawBuilder<unknown>, conditions: Condition[]): Source {
  return sql`(select d.choices from ${table} d where ${allOf(conditions, [group])}) m`;
}

/** All choices of a source, in one value. */
export function packedOf(source: Source): RawBuilder<unknown> {
  return sql`(select string_agg(m.choices, '') from ${source})`;
}

/** The columns of a statement that return the choices. */
export function packedColumns(
  columns: readonly (readonly [Counted, RawBuilder<unknown>])[],
): RawBuilder<unknown> {
  return sql.join(columns.map(([name, packed]) => sql`${packed} as ${sql.ref(name)}`));
}

export interface PageRequest {
  conditions: Condition[];
  sort: CandidateSort;
  /** Tokens whose overlap with a candidate's tokens raises the rank. */
  wish: number[];
  /** The tokens of wished skills that are not already required by the filter. */
  wishes: number[];
  /** The fit with the job to which candidates are matched. */
  fit: Fit | null;
  skip: number;
  take: number;
  skillsMode: 'ALL' | 'ANY';
  chosen: Chosen;
}

export interface Gathered {
  ids: string[];
  total: number;
}

/** With the choices of all matches, and of each group that is counted separately. */
export type FoundPage = Gathered & Packed;

/** The weight of one overlapping token, compared with the profile's quality of 0 to 1000. */
const TOKEN_WEIGHT = 40;

/** The tie-breaker between candidates who fit equally well. */
const QUALITY_SHARE = sql`0.0001::float8 * d.quality`;

/** The columns that the sort orders need. */
export const RANKED = sql`d.candidate_id, d.quality, d.tokens, d.experience_months, d.expected_total,
  d.last_active_at, d.notice_step, d.city_ids`;

/** The sort value, the highest first. */
export function rankBy({ sort, wish, fit }: Pick<PageRequest, 'sort' | 'wish' | 'fit'>): RawBuilder<unknown> {
  switch (sort) {
    case 'LAST_ACTIVE':
      return sql`extract(epoch from d.last_active_at)`;
    case 'EXPERIENCE':
      return sql`d.experience_months`;
    case 'EXPECTED_SALARY':
      return sql`coalesce(-nullif(d.expected_total, 0), -9223372036854775807)`;
    case 'BEST_MATCH':
      if (fit) return sql`${fit.points} + ${QUALITY_SHARE}`;
      return wish.length === 0
        ? sql`d.quality`
        : sql`d.quality + ${TOKEN_WEIGHT}::int * ia.icount(d.tokens operator(ia.&) ${wish}::int[])`;
  }
}

interface Counting {
  /** In a large market, only the groups for which this is true are counted separately. */
  counts?: (group: FacetGroup) => boolean;
  /** Whether the matches of the conditions shared by all groups are few enough to be materialised. */
  sharesFew?: boolean;
}

/** The conditions of the groups that are counted separately, and those that all of them share. */
export function groupsOf({ conditions, skillsMode }: PageRequest) {
  const apart = countedApart(conditions, skillsMode);
  const isOwn = ({ group }: Condition) => group !== null && apart.has(group);
  const shared = conditions.filter((one) => !isOwn(one));
  const isShared = apart.size > 0 && shared.some(({ narrows }) => narrows);
  return { apart, own: conditions.filter(isOwn), shared, isShared };
}

/**
 * All matches once, as the table `m`, with the columns total, ids and choices. If the rows that match the
 * shared conditions are few, they are read once and materialised, and each group only reads those.
 */
export function everyone(request: PageRequest, { counts, sharesFew = false }: Counting = {}) {
  const { conditions, skip, take } = request;
  const { apart, own, shared, isShared } = groupsOf(request);
  const isKept = sharesFew && isShared;
  const [table, left] = isKept ? [sql`kept`, own] : [sql`candidate_index`, conditions];
  const groups = [...apart].filter((group) => counts?.(group) ?? true);
  const kept = sql`kept as materialized (
    select ${RANKED}, d.choices from candidate_index d where ${allOf(shared)}),`;
  const m = sql`${isKept ? kept : sql``} m as materialized (
    select d.candidate_id, ${rankBy(request)} as rank, d.choices from ${table} d where ${allOf(left)})`;
  const counted = sql`
    (select count(*) from m) as total,
    array(select candidate_id from m order by rank desc, candidate_id limit ${take}::int offset ${skip}::int)
      as ids`;
  return {
    m,
    counted,
    groups: groups.map((group) => [group, packedOf(leftTo(group, table, left))] as const),
  };
}

/** The statement of a search that reads all matches. */
export function searchStatement(request: PageRequest, counting?: Counting) {
  const { m, counted, groups } = everyone(request, counting);
  const choices = packedColumns([['all', packedOf(sql`m`)], ...groups]);
  return sql<FoundPage>`with ${m} select ${counted}, ${choices}`;
}

/** All matches once, for page and count only. */
export function gatherStatement(request: PageRequest) {
  const { conditions, skip, take } = request;
  return sql<Gathered>`
    with m as materialized (
      select d.candidate_id, ${rankBy(request)} as rank from candidate_index d where ${allOf(conditions)})
    select
      (select count(*) from m) as total,
      array(select candidate_id from m order by rank desc, candidate_id limit ${take}::int offset ${skip}::int)
        as ids`;
}

/** The ids of all matches, the newest members first, as a subquery. */
export function idsStatement(conditions: Condition[], limit: number): RawBuilder<{ id: string }> {
  return sql`
    select d.candidate_id as id from candidate_index d
    where ${allOf(conditions)} order by d.candidate_id desc limit ${limit}::int`;
}
