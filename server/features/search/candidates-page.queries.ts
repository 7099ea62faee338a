import { type RawBuilder, sql } from 'kysely';
import type { CandidateSort } from '#contract/search/candidate-filter.ts';
import { allOf, type Condition, type FacetGroup } from './conditions.queries.ts';
import {
  type Apart,
  type Chosen,
  countedApart,
  type FacetRows,
  facetsOf,
  isIn,
  type Source,
  sources,
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

/** Everyone found, as `m`; where they are among those whom counts need too, these as `b`. */
function foundOnce({ conditions, sort, wish }: PageRequest, { ofRow }: Apart) {
  const columns = sql`d.candidate_id, ${rankBy(sort, wish)} as rank, d.institute_ids, d.city_ids, d.skill_ids,
    d.notice_step, d.experience_months, d.expected_total`;
  if (ofRow.size === 0) {
    return sql`m as materialized (select ${columns} from candidate_index d where ${allOf(conditions)})`;
  }
  const marks = [...ofRow].map(([group, holds]) => sql`${holds} as ${isIn(group)}`);
  return sql`b as materialized (
      select ${columns}, ${sql.join(marks)}
      from candidate_index d where ${allOf(conditions, [...ofRow.keys()])}),
    m as not materialized (select * from b where ${sql.join([...ofRow.keys()].map(isIn), sql` and `)})`;
}

/** Without a filter of a group, of which many are found, reading once is reading all; and so it may be without two. */
function fewOnce({ groups, ofRow }: Apart, counts: (group: FacetGroup) => boolean): Apart {
  const kept = groups.size === 1 ? [...ofRow].filter(([group]) => counts(group)) : [];
  return { groups, ofRow: new Map(kept) };
}

/**
 * The statement of a search: everyone found once, then page, count and facets from them. In a large market only those
 * of the groups that are counted apart that `counts` allows.
 */
export function searchStatement(request: PageRequest, counts?: (group: FacetGroup) => boolean) {
  const { conditions, skip, take, skillsMode, chosen } = request;
  const all = countedApart(conditions, skillsMode);
  const apart = counts ? fewOnce(all, counts) : all;
  const from = sources(conditions, apart);
  const counted: Source = (group) => (!counts || counts(group) ? from(group) : null);
  return sql<FoundPage>`
    with ${foundOnce(request, apart)}
    select
      (select count(*) from m) as total,
      array(select candidate_id from m order by rank desc, candidate_id limit ${take}::int offset ${skip}::int)
        as ids,
      ${facetsOf(counted, chosen)} as facets`;
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
