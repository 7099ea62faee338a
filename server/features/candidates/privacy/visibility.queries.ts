import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { contactSharedWith, hasBlocked, seenBy } from './visible-to.sql.ts';

export interface Visibility {
  /** Found by the company, or connected to it by an application. */
  isSeen: boolean;
  /** Whether the candidate keeps the company away. */
  isBlocked: boolean;
  isContactShared: boolean;
  isSaved: boolean;
}

interface Pair {
  candidateId: string;
  companyId: string;
  /** By what the company is known to those who hide from it. */
  companyKeys: string[];
}

export async function isContactShared(db: Db, candidateId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`/*@contactShared*/
    select ${contactSharedWith({ candidateId, companyId })} as is_shared`.execute(db);
  return rows[0]?.isShared ?? false;
}

/** What stands between a candidate and a company. */
export async function getVisibility(db: Db, pair: Pair): Promise<Visibility> {
  const { candidateId, companyId } = pair;
  const { rows } = await sql<Visibility>`/*@candidateVisibility*/
    select ${seenBy(pair)} as is_seen, ${hasBlocked(pair)} as is_blocked,
           ${contactSharedWith(pair)} as is_contact_shared,
           exists (select from saved_candidates s where s.candidate_id = ${candidateId}
                     and s.company_id = ${companyId}) as is_saved
      from (select ${candidateId}::uuid as id) asked
      left join candidate_index d on d.candidate_id = asked.id`.execute(db);
  return rows[0] as Visibility;
}

/** Whom of the candidates the company may see; in no order. */
export async function listSeen(
  db: Db,
  { companyId, companyKeys }: Omit<Pair, 'candidateId'>,
  candidateIds: readonly string[],
): Promise<string[]> {
  const seen = seenBy({ candidateId: sql.ref('c.user_id'), companyId, companyKeys });
  const { rows } = await sql<{ id: string }>`/*@list_seen_candidates*/
    select c.user_id as id from candidates c left join candidate_index d on d.candidate_id = c.user_id
    where c.user_id = any(${candidateIds}::uuid[]) and ${seen}`.execute(db);
  return rows.map(({ id }) => id);
}
