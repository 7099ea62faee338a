import { type RawBuilder, sql } from 'kysely';

/**
 * For `where('id', '=', anyOf(ids))`: the text does not depend on the number of ids, so the statement can be
 * prepared by name.
 */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}

/**
 * Statuses for `in (…)` in raw SQL, as literals, so that partial indexes still apply to prepared statements.
 */
export function statusList(statuses: readonly string[]) {
  return sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** The minimum length that a trigram index can use. */
const LETTERS = 3;

/** Too short for a trigram index. */
export const isShort = (search: string) => [...search].length < LETTERS;
export const plain = (search: string) => search.replaceAll(/[\\%_]/g, '\\$&');
/** For `ilike`: the search literally, anywhere in the text. */
export const anywhere = (search: string) => `%${plain(search)}%`;

const isAscii = (search: string) => [...search].every((letter) => letter <= '\x7f');

/**
 * Whether the text contains the search, for texts that are read row by row. ASCII searches use the C
 * collation, because case folding by language rules takes longer than finding the text.
 */
export function says(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const rules = isAscii(search) ? sql`collate "C"` : sql``;
  return sql<boolean>`(${text}) ${rules} ilike ${anywhere(search)}`;
}

/** Whether the text contains the search; a search too short for the index must be at the start of a word. */
export function contains(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = plain(search);
  if (!isShort(search)) return sql<boolean>`${text} ilike ${anywhere(search)}`;
  return sql<boolean>`(${text} ilike ${`${words}%`} or ${text} ilike ${`% ${words}%`})`;
}
