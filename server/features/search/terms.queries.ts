import { sql } from 'kysely';
import type { SearchTermsTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

export type TermKind = SearchTermsTable['kind'];

export interface Term {
  kind: TermKind;
  id: number;
  name: string;
}

/** The numbers of names, in any case; names nobody uses have none. `kinds` and `names` belong together by place. */
export async function listTerms(db: Db, kinds: TermKind[], names: string[]): Promise<Term[]> {
  const { rows } = await sql<Term>`/*@list_search_terms*/
    select t.kind, t.id, t.name::text as name
    from unnest(${kinds}::text[], ${names}::citext[]) as wanted (kind, name)
    join search_terms t on t.kind = wanted.kind and t.name = wanted.name`.execute(db);
  return rows;
}

/** The names behind numbers; numbers that nobody uses any more have none. */
export async function listTermNames(db: Db, ids: number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`/*@list_term_names*/
    select t.id, t.name::text as name from search_terms t where t.id = any(${ids}::int[])`.execute(db);
  return rows;
}

export interface Likeness {
  typed: string;
  id: number;
  name: string;
}

/** Trigrams shared before a name counts as mistyped; below it a guess is more often wrong than right. */
const LEAST_SIMILARITY = 0.4;

/** The skill that each text resembles most; texts that resemble none are left out. */
export async function listSimilarSkills(db: Db, texts: string[]): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`/*@list_similar_skills*/
    select typed, best.id, best.name
    from unnest(${texts}::text[]) as typed
    cross join lateral (
      select id, name::text as name, similarity(name::text, typed) as likeness
      from search_terms
      where kind = 'skill' and name::text % typed
      order by likeness desc, id
      limit 1
    ) best
    where best.likeness >= ${LEAST_SIMILARITY}::real`.execute(db);
  return rows;
}

/** Skills that begin with the text, then those that contain or resemble it. */
export async function listSuggestions(db: Db, text: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`/*@suggest_skills*/
    select name::text as name
    from search_terms
    where kind = 'skill' and (strpos(lower(name::text), lower(${text}::text)) > 0 or name::text % ${text}::text)
    order by starts_with(lower(name::text), lower(${text}::text)) desc,
      strpos(lower(name::text), lower(${text}::text)) > 0 desc,
      similarity(name::text, ${text}::text) desc, name
    limit ${limit}::int`.execute(db);
  return rows.map(({ name }) => name);
}
