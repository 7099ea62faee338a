import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What colleagues note about a candidate, and whom of the team they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Goes with the candidate; what an author who has left wrote stays the company's.
    create table application_notes (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references users (id) on delete cascade,
      author_id uuid not null references users (id),
      text text not null check (length(text) between 1 and 4000),
      created_at timestamptz not null,
      edited_at timestamptz
    );
    create index application_notes_by_application on application_notes (application_id, created_at desc, id desc);
    create index application_notes_by_candidate on application_notes (candidate_id);
    create index application_notes_by_author on application_notes (author_id);

    create table note_mentions (
      note_id uuid not null references application_notes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      primary key (note_id, user_id)
    );
    create index note_mentions_by_user on note_mentions (user_id);
  `.execute(db);
}
