import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** From a candidate's skills to the jobs that ask for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index job_skills_by_skill on job_skills (skill_name, job_id)`.execute(db);
}
