import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findableRow, seenBy } from '#server/features/candidates/visible-to.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';

interface Saving {
  companyId: string;
  candidateId: string;
  savedBy: string;
  savedAt: Date;
}

/** False when the company had already saved them. */
export async function insertSaved(db: Db, saving: Saving): Promise<boolean> {
  const inserted = await db
    .insertInto('savedCandidates')
    .values(saving)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/**
 * Saves those of the candidates whom the company can see, and returns them with whether they are newly saved.
 */
export async function insertSeen(
  db: Db,
  { companyId, savedBy, savedAt }: Omit<Saving, 'candidateId'>,
  { candidateIds, companyKeys }: { candidateIds: string[]; companyKeys: string[] },
): Promise<Map<string, { isNew: boolean }>> {
  const seen = seenBy({ candidateId: sql.ref('c.user_id'), companyId, companyKeys });
  const { rows } = await sql<{ id: string; isNew: boolean }>`/*@save_several_candidates*/
    with seen as (
      select c.user_id from candidates c left join candidate_index d on d.candidate_id = c.user_id
      where c.user_id = any(${candidateIds}::uuid[]) and ${seen}),
    saved as (
      insert into saved_candidates (company_id, candidate_id, saved_by, saved_at)
      select ${companyId}::uuid, user_id, ${savedBy}::uuid, ${savedAt}::timestamptz from seen order by user_id
      on conflict do nothing returning candidate_id)
    select user_id as id, user_id in (select candidate_id from saved) as is_new from seen`.execute(db);
  return new Map(rows.map(({ id, isNew }) => [id, { isNew }]));
}

/** False when they were not saved. */
export async function deleteSaved(db: Db, companyId: string, candidateId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('savedCandidates')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

interface Listed {
  companyId: string;
  companyKeys: string[];
  tag?: string | undefined;
}

/**
 * A candidate who has since hidden from the company or left the search is not listed, unless there is an
 * application.
 */
function visible(db: Db, { companyId, companyKeys, tag }: Listed) {
  const saved = db
    .selectFrom('savedCandidates as s')
    .leftJoinLateral(findableRow(sql.ref('s.candidateId')).as('d'), (join) => join.onTrue())
    .where('s.companyId', '=', companyId)
    .where(seenBy({ candidateId: sql.ref('s.candidateId'), companyId, companyKeys }));
  if (tag === undefined) return saved;
  return saved.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('savedCandidateTags as t')
        .whereRef('t.candidateId', '=', 's.candidateId')
        .where('t.companyId', '=', companyId)
        .where('t.tag', '=', tag),
    ),
  );
}

/** The ids of a page, and the total. */
export async function findSaved(
  db: Db,
  listed: Listed,
  { page, size }: PageQuery,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${visible(db, listed).select(['s.candidateId', 's.savedAt'])})
    select array(select candidate_id from found order by saved_at desc, candidate_id
        limit ${size}::int offset ${page * size}::int) as ids,
      (select count(*)::int from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** The tags of the visible candidates on the company's list, by name. */
export async function countTags(db: Db, listed: Listed): Promise<{ tag: string; count: number }[]> {
  return visible(db, listed)
    .innerJoin('savedCandidateTags as tagged', (join) =>
      join.onRef('tagged.candidateId', '=', 's.candidateId').onRef('tagged.companyId', '=', 's.companyId'),
    )
    .groupBy('tagged.tag')
    .select(['tagged.tag', (eb) => eb.fn.countAll<number>().as('count')])
    .orderBy('tagged.tag')
    .execute();
}

export interface Pair {
  companyId: string;
  candidateId: string;
}

interface DetailsRow {
  savedAt: Date;
  savedBy: string | null;
  tags: string[];
  note: string;
  version: number;
  notedBy: string | null;
  notedAt: Date | null;
}

const nameOf = (column: string) =>
  sql`(select ${fullName('u')} from users u where u.id = ${sql.ref(column)})`;

export async function findDetails(db: Db, { companyId, candidateId }: Pair): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`/*@find_saved_details*/
    select s.saved_at, ${nameOf('s.saved_by')} as saved_by, s.note, s.note_version as version,
      ${nameOf('s.noted_by')} as noted_by, s.noted_at,
      array(select t.tag::text from saved_candidate_tags t
        where t.company_id = s.company_id and t.candidate_id = s.candidate_id order by t.tag) as tags
    from saved_candidates s
    where s.company_id = ${companyId}::uuid and s.candidate_id = ${candidateId}::uuid`.execute(db);
  return rows[0];
}

/** The existing spellings of these tags in the company. */
export async function listSpellings(db: Db, companyId: string, tags: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`/*@list_tag_spellings*/
    select distinct on (tag) tag::text as tag from saved_candidate_tags
    where company_id = ${companyId}::uuid and tag = any(${tags}::citext[]) order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Inserts nothing for a candidate who is no longer saved. */
export async function insertTags(
  db: Db,
  { companyId, candidateId }: Pair,
  tags: readonly string[],
): Promise<void> {
  await sql`/*@insert_saved_tags*/
    insert into saved_candidate_tags (company_id, candidate_id, tag)
    select s.company_id, s.candidate_id, tag from (
      select company_id, candidate_id from saved_candidates
      where company_id = ${companyId}::uuid and candidate_id = ${candidateId}::uuid for key share) s,
      unnest(${tags}::citext[]) as tag
    on conflict do nothing`.execute(db);
}

export async function deleteTags(
  db: Db,
  { companyId, candidateId }: Pair,
  tags: readonly string[],
): Promise<void> {
  await sql`/*@delete_saved_tags*/
    delete from saved_candidate_tags where company_id = ${companyId}::uuid
      and candidate_id = ${candidateId}::uuid and tag = any(${tags}::citext[])`.execute(db);
}

interface NewNote {
  note: string;
  /** The version of the note that it replaces. */
  seenVersion: number;
  notedBy: string;
  notedAt: Date;
}

/** False when the person is not saved, or the note has changed since it was read. */
export async function updateNote(
  db: Db,
  { companyId, candidateId }: Pair,
  { note, seenVersion, notedBy, notedAt }: NewNote,
): Promise<boolean> {
  const updated = await db
    .updateTable('savedCandidates')
    .set({ note, noteVersion: seenVersion + 1, notedBy, notedAt })
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('noteVersion', '=', seenVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
