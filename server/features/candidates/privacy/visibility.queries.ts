import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

export interface Visibility {
  /** Searchable and not hidden from this company. */
  isFound: boolean;
  hasApplication: boolean;
  isContactShared: boolean;
  isSaved: boolean;
}

interface Pair {
  candidateId: string;
  companyId: string;
  /** By what the company is known to those who hide from it. */
  companyKeys: string[];
}

/** E-mail, phone and resume open to a company when the candidate applied to it or accepted its request. */
function contactShared(candidateId: string, companyId: string) {
  return sql<boolean>`(
    exists (select from applications a where a.candidate_id = ${candidateId} and a.company_id = ${companyId}
               and (a.applied_at is not null or a.status in ('INTERVIEW','OFFERED','HIRED')))
    or exists (select from interviews i where i.candidate_id = ${candidateId} and i.company_id = ${companyId}
               and i.accepted_at is not null))`;
}

export async function isContactShared(db: Db, candidateId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`/*@contactShared*/
    select ${contactShared(candidateId, companyId)} as is_shared`.execute(db);
  return rows[0]?.isShared ?? false;
}

/** What stands between a candidate and a company. */
export async function getVisibility(
  db: Db,
  { candidateId, companyId, companyKeys }: Pair,
): Promise<Visibility> {
  const { rows } = await sql<Visibility>`/*@candidateVisibility*/
    select exists (select from candidate_index d where d.candidate_id = ${candidateId}
                     and d.is_searchable and not d.hidden_from && ${companyKeys}::text[]) as is_found,
           exists (select from applications a where a.candidate_id = ${candidateId}
                     and a.company_id = ${companyId}) as has_application,
           ${contactShared(candidateId, companyId)} as is_contact_shared,
           exists (select from saved_candidates s where s.candidate_id = ${candidateId}
                     and s.company_id = ${companyId}) as is_saved`.execute(db);
  return rows[0] as Visibility;
}
