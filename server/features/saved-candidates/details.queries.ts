import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

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

/** As the company writes these tags already, where it does. */
export async function listSpellings(db: Db, companyId: string, tags: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`/*@list_tag_spellings*/
    select distinct on (tag) tag::text as tag from saved_candidate_tags
    where company_id = ${companyId}::uuid and tag = any(${tags}::citext[]) order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Of somebody who is saved no longer there are none. */
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
  /** Of the note it replaces. */
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
