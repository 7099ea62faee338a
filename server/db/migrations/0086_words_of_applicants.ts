import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What a company's applicants are searched by: their names, headlines and institutes are looked up one by one, and in
 * these indexes, so that the wide rows of the tables are left alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_names on users (id) include (first_name, last_name);
    drop index candidates_terms;
    create index candidates_terms on candidates (user_id)
      include (expected_total, notice_period, last_working_day, headline);
    drop index candidate_educations_by_candidate;
    create index candidate_educations_by_candidate on candidate_educations (candidate_id, end_year desc)
      include (university_name);
  `.execute(db);
}
