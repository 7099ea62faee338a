import { type RawBuilder, sql } from 'kysely';
import { type PageRequest, rankBy } from '../candidates-page.queries.ts';
import { allOf } from '../conditions.queries.ts';

/** Rows that may be among the best: candidate_id, quality and tokens, each perhaps in several parts. */
export function poolStatement(parts: RawBuilder<unknown>[], { sort, wish, skip, take }: PageRequest) {
  const pieces = parts.map((part) => sql`(${part})`);
  return sql<{ ids: string[] }>`
    with pool as materialized (${sql.join(pieces, sql` union all `)}),
    best as (select distinct d.candidate_id, ${rankBy(sort, wish)} as rank from pool d)
    select array(
      select candidate_id from best order by rank desc, candidate_id limit ${take}::int offset ${skip}::int) as ids`;
}

/** Everyone found who has what the wishes ask besides. */
export function everyoneWith({ conditions }: PageRequest, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select d.candidate_id, d.quality, d.tokens from candidate_index d where ${allOf(conditions)} and ${holds}`;
}
