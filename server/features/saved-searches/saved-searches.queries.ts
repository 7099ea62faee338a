import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { SavedSearchKind } from '#contract/saved-searches/saved-search.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { SavedSearchesTable } from '#server/db/schema/saved.ts';

export type SearchRow = Selectable<SavedSearchesTable>;

/** The owner and the kind of the searches. */
export interface Owner {
  ownerId: string;
  kind: SavedSearchKind;
  /** Only for searches for candidates, because two companies may find different people. */
  companyId: string | null;
}

function ownedBy(db: Db, { ownerId, kind, companyId }: Owner) {
  const own = db.selectFrom('savedSearches').where('ownerId', '=', ownerId).where('kind', '=', kind);
  return own.where('companyId', 'is not distinct from', companyId);
}

export function listSearches(db: Db, owner: Owner): Promise<SearchRow[]> {
  return ownedBy(db, owner).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

export function findSearch(db: Db, owner: Owner, id: string): Promise<SearchRow | undefined> {
  return ownedBy(db, owner).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The positions of all searches of this kind of a person, for any company. */
export async function listPlaces(db: Db, { ownerId, kind }: Owner): Promise<number[]> {
  const own = db.selectFrom('savedSearches').where('ownerId', '=', ownerId).where('kind', '=', kind);
  const rows = await own.select('place').execute();
  return rows.map(({ place }) => place);
}

/** False when the person has another search with this name, regardless of case. */
export async function insertSearch(db: Db, search: Insertable<SavedSearchesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('savedSearches')
    .values(search)
    .onConflict((conflict) => conflict.constraint('saved_searches_names').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function hasNamed(db: Db, owner: Owner, name: string, exceptId: string): Promise<boolean> {
  const same = ownedBy(db, owner).select('id').where('name', '=', name).where('id', '!=', exceptId);
  return (await same.executeTakeFirst()) !== undefined;
}

export async function updateSearch(
  db: Db,
  id: string,
  change: Updateable<SavedSearchesTable>,
): Promise<void> {
  await db.updateTable('savedSearches').set(change).where('id', '=', id).execute();
}

/** False when the person has no such search. */
export async function deleteSearch(
  db: Db,
  { ownerId, kind, companyId }: Owner,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('savedSearches')
    .where('ownerId', '=', ownerId)
    .where('kind', '=', kind)
    .where('companyId', 'is not distinct from', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** People with due searches, those waiting longest first. */
export async function listDueOwners(db: Db, at: Date, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`/*@list_due_searches*/
    select owner_id, kind, company_id from saved_searches where due_at <= ${at}
     group by owner_id, kind, company_id order by min(due_at), owner_id limit ${limit}::int`.execute(db);
  return rows;
}

export type ClaimedSearch = SearchRow & { toldBefore: Date };

/**
 * Claims the person's due searches and moves their due time: a second process waits for the rows, then finds
 * them not due any more and gets none.
 */
export async function claimDue(
  db: Db,
  { ownerId, kind, companyId }: Owner,
  { at, dueAt, toldUntil }: { at: Date; dueAt: Date; toldUntil: Date },
): Promise<ClaimedSearch[]> {
  const { rows } = await sql<ClaimedSearch>`/*@claim_due_searches*/
    with due as (
      select id, told_until as told_before from saved_searches
       where owner_id = ${ownerId}::uuid and kind = ${kind} and company_id is not distinct from ${companyId}::uuid
         and due_at <= ${at} order by id for update)
    update saved_searches s
       set due_at = ${dueAt}, told_until = greatest(s.told_until, ${toldUntil})
      from due where s.id = due.id
    returning s.*, due.told_before`.execute(db);
  return rows.toSorted((a, b) => a.place - b.place);
}

/** Stores the matches of the search; returns those that are new, in their order. */
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

/** Marks the reported matches as seen. */
export async function markSeen(db: Db, searchId: string): Promise<void> {
  await sql`/*@see_search_finds*/
    update saved_search_finds set is_new = false where search_id = ${searchId}::uuid and is_new`.execute(db);
}

interface Finding {
  searchId: string;
  /** The ids of the current matches. */
  found: RawBuilder<{ id: string }>;
}

/** The number of unseen current matches of each search: all searches in one statement. */
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
