import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;

/** Whether the indexed job `b` has one of these. */
export function hasTag(kind: string, values: readonly string[]): Condition {
  const tags = values.map((value) => `${kind}:${value}`);
  return sql`b.tags && ${tags}::text[]`;
}

/** In small letters as the database makes them, which is how names are indexed. */
export function hasName(kind: 'city' | 'skill', names: readonly string[]): Condition {
  return sql`b.tags && array(select ${sql.lit(`${kind}:`)} || lower(name) from unnest(${names}::text[]) name)`;
}

/** The numbers that stand for these names of cities or skills. */
export const marksOf = (names: readonly string[]) =>
  sql`array(select name_mark(name) from unnest(${names}::text[]) name)`;
