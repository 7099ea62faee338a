import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a company with very many applications reads to find the few that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- With all that narrows, counts and orders a company's applications: then the table itself is left alone.
    create index applications_of_company on applications (company_id, candidate_id)
      include (id, job_id, status, source, applied_at, created_at);
    create index candidates_terms on candidates (user_id) include (expected_total, notice_period, last_working_day);
    create index candidate_index_figures on candidate_index (candidate_id) include (experience_months);
    create index users_away on users (id) where status in ('DELETED', 'INACTIVE');
    create index applications_last_touched on applications (company_id, status_changed_at desc);
    create index interviews_last_touched on interviews (company_id, updated_at desc);
    create index applications_by_candidate_move on applications (candidate_id, status_changed_at desc, id desc);
    create index interviews_ending on interviews (upper(during)) where status = 'SCHEDULED';
    create index jobs_gone on jobs (company_id) where deleted_at is not null;
  `.execute(db);
}
