import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Suspensions that end by themselves, and the ways in which admins look for candidates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_suspensions (
      user_id uuid primary key references users (id) on delete cascade,
      reason text not null,
      suspended_by uuid references users (id) on delete set null,
      suspended_at timestamptz not null,
      -- Null: until somebody ends it.
      ends_at timestamptz
    );
    create index account_suspensions_due on account_suspensions (ends_at) where ends_at is not null;
    create index account_suspensions_by_admin on account_suspensions (suspended_by);

    create index users_candidates_by_age on users (created_at desc, id desc)
      where user_type = 'JOBSEEKER' and erased_at is null;
    create index users_candidates_by_status on users (status, created_at desc, id desc)
      where user_type = 'JOBSEEKER' and erased_at is null;
    create index users_candidates_by_name on users (first_name, last_name, id) include (status)
      where user_type = 'JOBSEEKER' and erased_at is null;
    create index candidate_educations_by_university on candidate_educations
      (lower(university_name), candidate_id);
  `.execute(db);
}
