import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What an admin's numbers of candidates are counted by, without a look at the tables themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The name itself goes along: only then an index of its lower case is read alone.
    drop index candidate_educations_by_university;
    create index candidate_educations_by_university on candidate_educations
      (lower(university_name), candidate_id) include (university_name);
    create index users_candidates_by_standing on users (status)
      where user_type = 'JOBSEEKER' and erased_at is null;
    create index users_candidates_deleted on users (id) where user_type = 'JOBSEEKER' and status = 'DELETED';
  `.execute(db);
}
