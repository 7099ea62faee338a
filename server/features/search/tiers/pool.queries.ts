import { type RawBuilder, sql } from 'kysely';
import { type PageRequest, RANKED, rankBy } from '../candidates-page.queries.ts';
import { allOf } from '../conditions.queries.ts';

/**
 * The best of rows that may be among the best, each perhaps in several parts. Of each
 * part the best are taken before they come together, so that no more than these are kept.
 */
export function poolStatement(parts: RawBuilder<unknown>[], request: PageRequest) {
  const { skip, take } = request;
  const best = parts.map(
    (part) => sql`(
      select d.candidate_id, ${rankBy(request)} as rank from (${part}) d
      order by rank desc, d.candidate_id limit ${skip + take}::int)`,
  );
  return sql<{ ids: string[] }>`
    select array(
      select candidate_id from (${sql.join(best, sql` union `)}) best
      order by rank desc, candidate_id limit ${take}::int offset ${skip}::int) as ids`;
}

/** Everyone found who has what the wishes ask besides. */
export function everyoneWith({ conditions }: PageRequest, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${RANKED} from candidate_index d where ${allOf(conditions)} and ${holds}`;
}
