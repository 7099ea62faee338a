import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

const CITIES = ['Bengaluru', 'Mumbai', 'Pune', 'Chennai', 'Hyderabad', 'Delhi', 'Gurugram', 'Noida', 'Kochi'];

/** So many open jobs in all: those of the demo over and over, with other cities, pay and days. */
export async function addJobs(db: Db, count: number): Promise<void> {
  const models = sql`(select j.*, row_number() over (order by id) as place, count(*) over () as models
    from jobs j where status = 'PUBLISHED' and deleted_at is null)`;
  await sql`
    with added as (
      select gen_random_uuid() as id, m.id as model, n from generate_series(1, ${count}::int) n
      join ${models} m on m.place = 1 + n % m.models
      limit greatest(0, ${count}::int - (select count(*) from ${models} all_models))),
    jobs_added as (
      insert into jobs (id, company_id, created_by, title, description, status, city, is_remote, work_mode, job_type,
        experience_level, experience_min, experience_max, salary_min, salary_max, max_notice_period, published_at,
        opened_at, created_at, updated_at)
      select a.id, m.company_id, m.created_by, m.title, m.description, 'PUBLISHED',
        (${CITIES}::text[])[1 + n % ${CITIES.length}::int], n % 5 = 0,
        (array['REMOTE', 'ONSITE', 'HYBRID', 'HYBRID', 'HYBRID'])[1 + n % 5], m.job_type, m.experience_level,
        m.experience_min, m.experience_max, m.salary_min + n % 7 * 100000, m.salary_max + n % 9 * 100000,
        m.max_notice_period, now() - n * interval '1 minute', now() - n * interval '1 minute', now(), now()
      from added a join jobs m on m.id = a.model)
    insert into job_skills (job_id, skill_name, min_years, min_level, position)
    select a.id, k.skill_name, k.min_years, k.min_level, k.position
    from added a join job_skills k on k.job_id = a.model`.execute(db);
  await sql`vacuum analyze jobs, job_skills`.execute(db);
}
