import { sql } from 'kysely';
import type { MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { guessedMatch, skillCounts } from '#server/features/jobs/board/guessed-match.sql.ts';

/** Open jobs that share a skill with the candidate and that nothing connects to them yet, likely matches first. */
export async function listLikelyJobs(
  db: Db,
  candidateId: string,
  candidate: MatchCandidate,
  limit: number,
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`/*@list_likely_jobs*/
    with shared as (
      select distinct k.job_id from candidate_skills s join job_skills k on k.skill_name = s.skill_name
       where s.candidate_id = ${candidateId}::uuid)
    select j.id, j.company_id
      from shared
      join jobs j on j.id = shared.job_id
      join companies c on c.id = j.company_id
      ${skillCounts(candidate)}
     where j.status = 'PUBLISHED' and j.deleted_at is null and c.approval_status = 'APPROVED'
       and not exists (select from applications a where a.job_id = j.id and a.candidate_id = ${candidateId}::uuid)
     order by ${guessedMatch(candidate)} desc, j.published_at desc, j.id desc
     limit ${limit}::int`.execute(db);
  return rows;
}
