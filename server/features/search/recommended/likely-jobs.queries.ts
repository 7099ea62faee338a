import { sql } from 'kysely';
import { MATCH_WEIGHTS } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';

const { skills, experience, pay, location } = MATCH_WEIGHTS;

/**
 * Open jobs that share a skill with the candidate and that nothing connects to them yet, those first that look best: a
 * coarse guess at the score, which the score itself puts right.
 */
export async function listLikelyJobs(
  db: Db,
  candidateId: string,
  limit: number,
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`/*@list_likely_jobs*/
    with shared as (
      select k.job_id, count(*) as skills from candidate_skills s join job_skills k on k.skill_name = s.skill_name
       where s.candidate_id = ${candidateId}::uuid group by k.job_id)
    select j.id, j.company_id
      from shared
      join jobs j on j.id = shared.job_id
      join companies c on c.id = j.company_id
      join candidates me on me.user_id = ${candidateId}::uuid
      left join candidate_index d on d.candidate_id = me.user_id
     where j.status = 'PUBLISHED' and j.deleted_at is null and c.approval_status = 'APPROVED'
       and not exists (select from applications a where a.job_id = j.id and a.candidate_id = me.user_id)
     order by ${skills}::float * shared.skills / (select count(*) from job_skills k where k.job_id = j.id)
       + case when coalesce(d.experience_months, 0) >= 12 * j.experience_min then ${experience}::float else 0 end
       + case when me.expected_total <= j.salary_max * case j.salary_period
           when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end then ${pay}::float else 0 end
       + case when j.is_remote or j.city is null or j.city = any(me.preferred_locations)
           then ${location}::float else 0 end desc,
       j.published_at desc, j.id desc
     limit ${limit}::int`.execute(db);
  return rows;
}
