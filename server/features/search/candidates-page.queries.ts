import { type RawBuilder, sql } from 'kysely';
import type { CandidateSort } from '#contract/search/candidate-filter.ts';
import { allOf, type Condition, type FacetGroup } from './conditions.queries.ts';
import {
  type Chosen,
  countedApart,
  type FacetRows,
  facetsOf,
  type Source,
  sourceOf,
} from './facets.queries.ts';

export interface PageRequest {
  conditions: Condition[];
  sort: CandidateSort;
  /** Tokens whose overlap with a candidate's stands for a good match. */
  wish: number[];
  /** The tokens of wished skills that not everyone found has. */
  wishes: number[];
  skip: number;
  take: number;
  skillsMode: 'ALL' | 'ANY';
  chosen: Chosen;
}

export interface Gathered {
  ids: string[];
  total: number;
}

export interface FoundPage extends Gathered {
  facets: FacetRows;
}

/** What a token of overlap is worth beside the 0 to 1000 of a profile's quality. */
const TOKEN_WEIGHT = 40;

/** What the order is by, the highest first. */
export function rankBy(sort: CandidateSort, wish: number[]): RawBuilder<unknown> {
  switch (sort) {
    case 'LAST_ACTIVE':
      return sql`extract(epoch from d.last_active_at)`;
    case 'EXPERIENCE':
      return sql`d.experience_months`;
    case 'EXPECTED_SALARY':
      return sql`coalesce(-nullif(d.expected_total, 0), -9223372036854775807)`;
    case 'BEST_MATCH':
      return wish.length === 0
        ? sql`d.quality`
        : sql`d.quality + ${TOKEN_WEIGHT}::int * ia.icount(d.tokens operator(ia.&) ${wish}::int[])`;
  }
}

/**
 * Everyone found once, as the table `m`; and the columns total, ids and facets from them. In a large market only those
 * of the groups are counted apart that `counts` allows.
 */
export function everyone(request: PageRequest, counts?: (group: FacetGroup) => boolean) {
  const { conditions, sort, wish, skip, take, skillsMode, chosen } = request;
  const from = sourceOf(conditions, countedApart(conditions, skillsMode));
  const source: Source = (group) => (!counts || counts(group) ? from(group) : null);
  const m = sql`m as materialized (
    select d.candidate_id, ${rankBy(sort, wish)} as rank, d.institute_ids, d.city_ids, d.skill_ids, d.notice_step,
      d.experience_months, d.expected_total
    from candidate_index d where ${allOf(conditions)})`;
  const counted = sql`
    (select count(*) from m) as total,
    array(select candidate_id from m order by rank desc, candidate_id limit ${take}::int offset ${skip}::int)
      as ids,
    ${facetsOf(source, chosen)} as facets`;
  return { m, counted };
}

/** The statement of a search that reads everyone found. */
export function searchStatement(request: PageRequest, counts?: (group: FacetGroup) => boolean) {
  const { m, counted } = everyone(request, counts);
  return sql<FoundPage>`with ${m} select ${counted}`;
}

/** Everyone found once, for page and count alone. */
export function gatherStatement({ conditions, sort, wish, skip, take }: PageRequest) {
  return sql<Gathered>`
    with m as materialized (
      select d.candidate_id, ${rankBy(sort, wish)} as rank from candidate_index d where ${allOf(conditions)})
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
