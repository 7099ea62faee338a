import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The board of open jobs by city, company, skill and pay, and a search inside titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_published_by_city on jobs (lower(city), published_at desc)
      where status = 'PUBLISHED' and deleted_at is null;
    create index jobs_published_by_company on jobs (company_id, published_at desc)
      where status = 'PUBLISHED' and deleted_at is null;
    create index jobs_published_by_pay on jobs (
      (salary_max * case salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end) desc, id desc)
      where status = 'PUBLISHED' and deleted_at is null;
    create index job_skills_by_name on job_skills (skill_name, job_id);
  `.execute(db);
}
