import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What each version of a job changed, in the words that were read: a row a field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_changes (
      job_id uuid not null references jobs (id) on delete cascade,
      version integer not null,
      field text not null check (field in
        ('title','department','jobType','experienceLevel','experience','openings','pay','place','notice',
         'description','responsibilities','qualifications','benefits','skills','interviewPlan','status')),
      before text[] not null,
      after text[] not null,
      actor_id uuid references users (id) on delete set null,
      at timestamptz not null,
      primary key (job_id, version, field)
    );
    create index job_changes_by_actor on job_changes (actor_id);
  `.execute(db);
}
