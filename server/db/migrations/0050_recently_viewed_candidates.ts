import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whose profiles a recruiter opened for a company: each once, with the last look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recent_candidates (
      viewer_id uuid not null references users (id) on delete cascade,
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      viewed_at timestamptz not null,
      primary key (viewer_id, company_id, candidate_id)
    );
    create index recent_candidates_by_time on recent_candidates (viewer_id, company_id, viewed_at desc);
    create index recent_candidates_by_candidate on recent_candidates (candidate_id);
    create index recent_candidates_by_company on recent_candidates (company_id);
  `.execute(db);
}
