import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** Those of these jobs, in order, without an application of the candidate, with their companies. */
export async function listUnconnected(
  db: Db,
  candidateId: string,
  ids: readonly string[],
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`/*@list_unconnected*/
    select j.id, j.company_id
      from unnest(${ids}::uuid[]) with ordinality as likely(id, place)
      join jobs j on j.id = likely.id
     where not exists (select from applications a where a.job_id = j.id and a.candidate_id = ${candidateId}::uuid)
     order by likely.place`.execute(db);
  return rows;
}
