import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter, CandidateSort } from '#contract/search/candidate-filter.ts';
import { allOf, type Condition, type FacetGroup } from './conditions.queries.ts';
import type { Chosen } from './facets.service.ts';
import type { Fit } from './tiers/fit.queries.ts';

/** Whose choices are counted: of everyone found, and for a group that filters by itself of whom the others leave. */
type Counted = 'all' | FacetGroup;

/** Choices as the index has packed them, one person after the other; null of nobody, and where none were asked for. */
export type Packed = { [Name in Counted]?: Buffer | null };

/** A table that stands as `m`. */
type Source = RawBuilder<unknown>;

/** The groups that filter and are counted without their own filter. Skills that must all be there narrow each other. */
function countedApart(
  conditions: Condition[],
  skillsMode: CandidateFilter['skillsMode'],
): ReadonlySet<FacetGroup> {
  const groups = new Set(conditions.flatMap(({ group }) => (group === null ? [] : [group])));
  if (skillsMode === 'ALL') groups.delete('skills');
  return groups;
}

/** Those of the table whom all filters but the group's own leave. */
export function leftTo(group: FacetGroup, table: RawBuilder<unknown>, conditions: Condition[]): Source {
  return sql`(select d.choices from ${table} d where ${allOf(conditions, [group])}) m`;
}

/** All choices of a source, in one value. */
export function packedOf(source: Source): RawBuilder<unknown> {
  return sql`(select string_agg(m.choices, '') from ${source})`;
}

/** The columns of a statement in which choices are sent. */
export function packedColumns(
  columns: readonly (readonly [Counted, RawBuilder<unknown>])[],
): RawBuilder<unknown> {
  return sql.join(columns.map(([name, packed]) => sql`${packed} as ${sql.ref(name)}`));
}

export interface PageRequest {
  conditions: Condition[];
  sort: CandidateSort;
  /** Tokens whose overlap with a candidate's stands for a good match. */
  wish: number[];
  /** The tokens of wished skills that not everyone found has. */
  wishes: number[];
  /** How well the job is fitted to which everybody is matched. */
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

/** With the choices of everyone, and of each group that is counted apart. */
export type FoundPage = Gathered & Packed;

/** What a token of overlap is worth beside the 0 to 1000 of a profile's quality. */
const TOKEN_WEIGHT = 40;

/** Decides between those who fit equally well. */
const QUALITY_SHARE = sql`0.0001::float8 * d.quality`;

/** What every order reads of a row. */
export const RANKED = sql`d.candidate_id, d.quality, d.tokens, d.experience_months, d.expected_total,
  d.last_active_at, d.notice_step, d.city_ids`;

/** What the order is by, the highest first. */
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
  /** In a large market only those of the groups are counted apart for which this is true. */
  counts?: (group: FacetGroup) => boolean;
  /** Whether those whom the filters of no group that is counted apart leave are few enough to be kept. */
  sharesFew?: boolean;
}

/** The conditions of the groups that are counted apart, and those that all of these share. */
export function groupsOf({ conditions, skillsMode }: PageRequest) {
  const apart = countedApart(conditions, skillsMode);
  const isOwn = ({ group }: Condition) => group !== null && apart.has(group);
  const shared = conditions.filter((one) => !isOwn(one));
  const isShared = apart.size > 0 && shared.some(({ narrows }) => narrows);
  return { apart, own: conditions.filter(isOwn), shared, isShared };
}

/**
 * Everyone found once, as the table `m`; and the columns total, ids and choices from them. What the groups share is
 * read once and kept, where that is few: each group then looks only among these.
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

/** The statement of a search that reads everyone found. */
export function searchStatement(request: PageRequest, counting?: Counting) {
  const { m, counted, groups } = everyone(request, counting);
  const choices = packedColumns([['all', packedOf(sql`m`)], ...groups]);
  return sql<FoundPage>`with ${m} select ${counted}, ${choices}`;
}

/** Everyone found once, for page and count alone. */
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

/** The ids of everyone found, the newest members first, for a statement that goes on with them. */
export function idsStatement(conditions: Condition[], limit: number): RawBuilder<{ id: string }> {
  return sql`
    select d.candidate_id as id from candidate_index d
    where ${allOf(conditions)} order by d.candidate_id desc limit ${limit}::int`;
}
