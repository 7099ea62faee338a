import { sql } from 'kysely';

/** For `where('id', '=', anyOf(ids))`: one text, whatever their number, so that the statement can be prepared by name. */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
