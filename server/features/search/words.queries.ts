import { sql } from 'kysely';
import type { Doubt } from '#contract/search/words/understand.ts';
import type { Db } from '#server/db/schema/database.ts';
import { foundBy } from '#server/features/candidates/visible-to.sql.ts';
import { quotedWord } from './conditions.queries.ts';

/** Companies, designations and institutes are the words of weight C. */
function doubtQuery({ word, beside }: Doubt): string {
  return beside ? beside.map((one) => `${quotedWord(one)}:C`).join(' <-> ') : quotedWord(word);
}

/** The doubts that are justified by what somebody says whom the company may find. */
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
