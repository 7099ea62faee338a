import { sql } from 'kysely';

/** States for `in (…)` of raw SQL: as literals, so that partial indexes over them still apply to prepared statements. */
export function statusList(statuses: readonly string[]) {
  return sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
