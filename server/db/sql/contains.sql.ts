import { type RawBuilder, sql } from 'kysely';

/** What an index of three letters is of use for. */
const LETTERS = 3;

/** Too short for an index of words. */
export const isShort = (search: string) => [...search].length < LETTERS;
export const plain = (search: string) => search.replaceAll(/[\\%_]/g, '\\$&');

/** Whether the text has the search in it; what is too short for the index, at the beginning of a word. */
export function contains(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = plain(search);
  if (!isShort(search)) return sql<boolean>`${text} ilike ${`%${words}%`}`;
  return sql<boolean>`(${text} ilike ${`${words}%`} or ${text} ilike ${`% ${words}%`})`;
}
