import { type RawBuilder, sql } from 'kysely';
import { skillToken } from '#contract/matching/search-tokens.ts';
import type { Doubt } from '#contract/search/words/understand.ts';
import type { SearchTermsTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';
import { foundBy, foundByColumns, isFindable } from '#server/features/candidates/visible-to.sql.ts';
import { quotedWord } from './conditions.queries.ts';

export type TermKind = SearchTermsTable['kind'];

interface Term {
  kind: TermKind;
  id: number;
  name: string;
}

/**
 * The index numbers of names, regardless of case; unused names have none. `kinds` and `names` are parallel
 * arrays.
 */
export async function listTerms(db: Db, kinds: TermKind[], names: string[]): Promise<Term[]> {
  const { rows } = await sql<Term>`/*@list_search_terms*/
    select t.kind, t.id, t.name::text as name
    from unnest(${kinds}::text[], ${names}::citext[]) as wanted (kind, name)
    join search_terms t on t.kind = wanted.kind and t.name = wanted.name`.execute(db);
  return rows;
}

/** The names of index numbers; unused numbers have none. */
export async function listTermNames(db: Db, ids: number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`/*@list_term_names*/
    select t.id, t.name::text as name from search_terms t where t.id = any(${ids}::int[])`.execute(db);
  return rows;
}

const FIRST_TOKEN = skillToken({ id: 0 });
const TOKENS_A_SKILL = skillToken({ id: 1 }) - FIRST_TOKEN;

/** True when a visible person in `people` has the skill of the row aliased as `t`; else null. */
function isHeldIn(
  people: 'candidate_index' | 'candidate_sample',
  companyKeys: string[],
): RawBuilder<unknown> {
  // Materialised, so that it always uses the token index and stops at the first visible person.
  return sql`(
    with held as materialized (select ${foundByColumns()} from ${sql.table(people)} d
      where ${isFindable()} and d.tokens operator(pg_catalog.@>) array[${FIRST_TOKEN}::int + ${TOKENS_A_SKILL}::int * t.id])
    select true from held d where ${foundBy(companyKeys)} limit 1)`;
}

/**
 * A skill that only hidden people have must not be revealed. The sample is tried first, because it finds
 * common skills fast.
 */
function isKnownTo(companyKeys: string[]): RawBuilder<unknown> {
  return sql`coalesce(${isHeldIn('candidate_sample', companyKeys)}, ${isHeldIn('candidate_index', companyKeys)}, false)`;
}

interface Likeness {
  typed: string;
  id: number;
  name: string;
}

/**
 * The similarity from which a name counts as mistyped; below it a correction is more often wrong than right.
 */
const LEAST_SIMILARITY = 0.4;

/** The most similar skill of visible people for each text; texts without a similar one are omitted. */
export async function listSimilarSkills(db: Db, companyKeys: string[], texts: string[]): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`/*@list_similar_skills*/
    select typed, best.id, best.name
    from unnest(${texts}::text[]) as typed
    cross join lateral (
      select t.id, t.name from (
        select id, name::text as name, similarity(name::text, typed) as likeness
        from search_terms
        where kind = 'skill' and name::text % typed and similarity(name::text, typed) >= ${LEAST_SIMILARITY}::real
        order by likeness desc, id
      ) t
      where ${isKnownTo(companyKeys)}
      order by t.likeness desc, t.id
      limit 1
    ) best`.execute(db);
  return rows;
}

/** Skills of visible people that start with the text, then those that contain or resemble it. */
export async function listSuggestions(
  db: Db,
  companyKeys: string[],
  { text, limit }: { text: string; limit: number },
): Promise<string[]> {
  // Sorted first, so that the visibility is only checked for as many names as are suggested.
  const { rows } = await sql<{ name: string }>`/*@suggest_skills*/
    select t.name from (
      select id, name::text as name, starts_with(lower(name::text), lower(${text}::text)) as begins,
        strpos(lower(name::text), lower(${text}::text)) > 0 as has, similarity(name::text, ${text}::text) as likeness
      from search_terms
      where kind = 'skill' and (strpos(lower(name::text), lower(${text}::text)) > 0 or name::text % ${text}::text)
      order by begins desc, has desc, likeness desc, name
    ) t
    where ${isKnownTo(companyKeys)}
    order by t.begins desc, t.has desc, t.likeness desc, t.name
    limit ${limit}::int`.execute(db);
  return rows.map(({ name }) => name);
}

/** Companies, designations and institutes have weight C in the text index. */
function doubtQuery({ word, beside }: Doubt): string {
  return beside ? beside.map((one) => `${quotedWord(one)}:C`).join(' <-> ') : quotedWord(word);
}

/** The doubts that are confirmed by a word in a visible person's profile. */
export async function listKnownDoubts(
  db: Db,
  companyKeys: string[],
  doubts: readonly Doubt[],
): Promise<Doubt[]> {
  const { rows } = await sql<{ place: number }>`/*@list_known_doubts*/
    select doubt.place::int as place
    from unnest(${doubts.map(doubtQuery)}::text[]) with ordinality as doubt (query, place)
    where exists (select from candidate_index d
      where ${foundBy(companyKeys)} and d.words @@ to_tsquery('simple', unaccent(doubt.query)))`.execute(db);
  return rows.flatMap(({ place }) => doubts[place - 1] ?? []);
}
