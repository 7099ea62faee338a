import { type RawBuilder, sql } from 'kysely';
import type { CandidateSort } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { allOf, type Condition } from './conditions.queries.ts';
import { type FacetRows, facetsOf } from './facets.queries.ts';

export interface PageRequest {
  conditions: Condition[];
  sort: CandidateSort;
  /** Tokens whose overlap with a candidate's stands for a good match. */
  wish: number[];
  skip: number;
  take: number;
  skillsMode: 'ALL' | 'ANY';
  chosen: { institutes: number[]; cities: number[]; skills: number[] };
}

export interface FoundPage {
  ids: string[];
  total: number;
  facets: FacetRows;
}

/** What a token of overlap is worth beside the 0 to 1000 of a profile's quality. */
const TOKEN_WEIGHT = 40;

function rankBy(sort: CandidateSort, wish: number[]): RawBuilder<unknown> {
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

/** The statement of a search: everyone found once, then page, count and facets from them. */
export function searchStatement({ conditions, sort, wish, skip, take, skillsMode, chosen }: PageRequest) {
  return sql<FoundPage>`
    with m as materialized (
      select d.candidate_id, ${rankBy(sort, wish)} as rank, d.institute_ids, d.city_ids, d.skill_ids,
        d.notice_step, d.experience_months, d.expected_total
      from candidate_index d
      where ${allOf(conditions)}
    )
    select
      (select count(*) from m) as total,
      array(select candidate_id from m order by rank desc, candidate_id limit ${take}::int offset ${skip}::int)
        as ids,
      ${facetsOf(conditions, skillsMode, chosen)} as facets`;
}

export async function findPage(db: Db, request: PageRequest): Promise<FoundPage> {
  const { rows } = await searchStatement(request).execute(db);
  if (!rows[0]) throw new Error('A select without a table answers one row');
  return rows[0];
}
