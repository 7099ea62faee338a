import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What candidates keep: jobs, and searches whose new finds are mailed every morning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_jobs (
      candidate_id uuid not null references users (id) on delete cascade,
      job_id uuid not null references jobs (id) on delete cascade,
      saved_at timestamptz not null,
      primary key (candidate_id, job_id)
    );
    create index saved_jobs_by_time on saved_jobs (candidate_id, saved_at desc, job_id);
    create index saved_jobs_by_job on saved_jobs (job_id);

    -- A person has twenty places: no race gives them a twenty-first search.
    create table saved_searches (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind = any (array['JOBS'])),
      place smallint not null check (place between 1 and 20),
      name citext not null,
      filter jsonb not null,
      -- When its news is mailed next; null while that is switched off.
      due_at timestamptz,
      -- What appeared until then has been told, or was there when the search was saved.
      told_until timestamptz not null,
      created_at timestamptz not null,
      constraint saved_searches_places unique (owner_id, kind, place),
      constraint saved_searches_names unique (owner_id, kind, name)
    );
    create index saved_searches_due on saved_searches (due_at, owner_id, kind) where due_at is not null;

    -- Since when a job stands on the board; published_at stays that of the first time.
    alter table jobs add column opened_at timestamptz;
    update jobs set opened_at = published_at where published_at is not null;
    create index jobs_by_opening on jobs (opened_at) where status = 'PUBLISHED' and deleted_at is null;

    alter table notification_preferences drop constraint notification_preferences_topic_check;
    alter table notification_preferences add constraint notification_preferences_topic_check check (topic in
      ('interviewRequests','interviewUpdates','applications','savedSearches','referrals','productNews'));
  `.execute(db);
}
