import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** `job_skills_by_name` is the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_skills_by_skill`.execute(db);
}
