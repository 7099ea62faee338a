import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A company's saved people carry its words and one note, which go with the saving; who saved, tagged or wrote may leave.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_candidates alter column saved_by drop not null;
    alter table saved_candidates drop constraint saved_candidates_saved_by_fkey;
    alter table saved_candidates add constraint saved_candidates_saved_by_fkey
      foreign key (saved_by) references users (id) on delete set null;
    alter table saved_candidates
      add column note text not null default '',
      add column note_version int not null default 1,
      add column noted_by uuid references users (id) on delete set null,
      add column noted_at timestamptz;

    create table saved_candidate_tags (
      company_id uuid not null,
      candidate_id uuid not null,
      tag citext not null check (char_length(tag::text) between 1 and 30),
      primary key (company_id, candidate_id, tag),
      foreign key (company_id, candidate_id)
        references saved_candidates (company_id, candidate_id) on delete cascade
    );
    create index saved_candidate_tags_by_tag on saved_candidate_tags (company_id, tag);
  `.execute(db);
}
