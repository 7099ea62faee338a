import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** Remembers whom the search has found; says which of them it had not found before, in their order. */
export async function insertFinds(
  db: Db,
  searchId: string,
  ids: readonly string[],
  { areNew }: { areNew: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/*@insert_search_finds*/
    insert into saved_search_finds (search_id, candidate_id, is_new)
    select ${searchId}::uuid, id, ${areNew}::boolean from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning candidate_id as id`.execute(db);
  const fresh = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => fresh.has(id));
}

/** Whoever was told of has been looked at. */
export async function markSeen(db: Db, searchId: string): Promise<void> {
  await sql`/*@see_search_finds*/
    update saved_search_finds set is_new = false where search_id = ${searchId}::uuid and is_new`.execute(db);
}

export interface Finding {
  searchId: string;
  /** The ids of whom it finds now. */
  found: RawBuilder<{ id: string }>;
}

/** How many of those whom each search finds now have not been looked at: all searches in one statement. */
export async function countUnseen(db: Db, findings: readonly Finding[]): Promise<Map<string, number>> {
  if (findings.length === 0) return new Map();
  const counts = findings.map(
    ({ searchId, found }) => sql`
      select ${searchId}::uuid as search_id, (select count(*) from (${found}) now
        where not exists (select from saved_search_finds f
          where f.search_id = ${searchId}::uuid and f.candidate_id = now.id and not f.is_new)) as unseen`,
  );
  const statement = sql<{ searchId: string; unseen: number }>`${sql.join(counts, sql` union all `)}`;
  const { rows } = await statement.execute(db);
  return new Map(rows.map(({ searchId, unseen }) => [searchId, unseen]));
}
