import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/**
 * Adds `count` applicants to one job: copies of the demo candidates under other names, most of them new and
 * the others in later stages.
 */
export async function addApplicants(db: Db, jobId: string, count: number): Promise<void> {
  await sql`
    create temporary table added as
      select gen_random_uuid() as id, m.user_id as model, n
      from generate_series(1, ${count}::int) n
      join (select user_id, row_number() over (order by user_id) as place, count(*) over () as models from candidates) m
        on m.place = 1 + n % m.models`.execute(db);
  await sql`
    insert into users select (jsonb_populate_record(u, jsonb_build_object('id', a.id,
      'email', 'applicant' || a.n || '@bench.test', 'last_name', u.last_name || ' ' || a.n,
      'picture_file_id', null))).*
    from added a join users u on u.id = a.model`.execute(db);
  await sql`
    insert into candidates (user_id, headline, expected_total, notice_period, preferred_locations, last_active_at,
      created_at, updated_at)
    select a.id, c.headline, c.expected_total, c.notice_period, c.preferred_locations, now(), now(), now()
    from added a join candidates c on c.user_id = a.model`.execute(db);
  for (const table of ['candidate_skills', 'candidate_educations']) {
    await sql`
      insert into ${sql.table(table)} select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'candidate_id', a.id))).*
      from added a join ${sql.table(table)} r on r.candidate_id = a.model`.execute(db);
  }
  await sql`
    insert into candidate_index select (jsonb_populate_record(r, jsonb_build_object('candidate_id', a.id))).*
    from added a join candidate_index r on r.candidate_id = a.model`.execute(db);
  await sql`
    insert into applications (id, job_id, candidate_id, company_id, source, status, applied_at, status_changed_at,
      created_at, updated_at)
    select gen_random_uuid(), j.id, a.id, j.company_id, 'APPLIED',
      (array['NEW', 'NEW', 'NEW', 'NEW', 'NEW', 'NEW', 'REVIEWED', 'SHORTLISTED', 'SHORTLISTED', 'INTERVIEW'])[1 + n % 10],
      now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour', now()
    from added a, jobs j where j.id = ${jobId}::uuid`.execute(db);
  await sql`drop table added`.execute(db);
  await sql`analyze users, candidates, applications, candidate_skills, candidate_educations`.execute(db);
}
