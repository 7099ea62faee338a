import { type RawBuilder, sql } from 'kysely';

/** For `where('id', '=', anyOf(ids))`: one text, whatever their number, so that the statement can be prepared by name. */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}

/** States for `in (…)` of raw SQL: as literals, so that partial indexes over them still apply to prepared statements. */
export function statusList(statuses: readonly string[]) {
  return sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** What an index of three letters is of use for. */
const LETTERS = 3;

/** Too short for an index of words. */
export const isShort = (search: string) => [...search].length < LETTERS;
export const plain = (search: string) => search.replaceAll(/[\\%_]/g, '\\$&');
/** Of `ilike`: the search as it was typed, wherever it stands. */
export const anywhere = (search: string) => `%${plain(search)}%`;

const isAscii = (search: string) => [...search].every((letter) => letter <= '\x7f');

/**
 * Whether the text has the search in it, where texts are read one by one. Small and capital letters of plain words need
 * no rules of a language, which take longer than finding the text does.
 */
export function says(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const rules = isAscii(search) ? sql`collate "C"` : sql``;
  return sql<boolean>`(${text}) ${rules} ilike ${anywhere(search)}`;
}

/** Whether the text has the search in it; what is too short for the index, at the beginning of a word. */
export function contains(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = plain(search);
  if (!isShort(search)) return sql<boolean>`${text} ilike ${anywhere(search)}`;
  return sql<boolean>`(${text} ilike ${`${words}%`} or ${text} ilike ${`% ${words}%`})`;
}
