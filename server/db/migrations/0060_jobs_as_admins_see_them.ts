import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Why an admin took a job down, and the ways in which admins look through jobs and applications of all companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column taken_down_reason text;

    -- With what a search reads beside the order: then the table itself is left alone.
    create index jobs_by_age on jobs (created_at desc, id desc) include (status, title, company_id)
      where deleted_at is null;
    create index jobs_by_status on jobs (status, created_at desc, id desc) where deleted_at is null;
    create index jobs_by_publication on jobs (published_at desc nulls last, id desc) where deleted_at is null;
    create index jobs_by_title on jobs (lower(title), id) include (title) where deleted_at is null;

    create index applications_by_move on applications (status_changed_at desc, id desc)
      include (status, candidate_id, job_id, company_id);
    create index applications_by_stage on applications (status, status_changed_at desc, id desc);
    create index interviews_by_turn on interviews (due_at, application_id) where ball_holder is not null;
  `.execute(db);
}
