import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Recruiters save searches for candidates; whom each has found already is known, so that only others are new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches drop constraint saved_searches_kind_check;
    alter table saved_searches add constraint saved_searches_kind_check
      check (kind = any (array['JOBS','CANDIDATES']));
    alter table saved_searches add column company_id uuid references companies (id) on delete cascade;
    alter table saved_searches add constraint saved_searches_company
      check ((kind = 'CANDIDATES') = (company_id is not null));
    create index saved_searches_by_company on saved_searches (company_id) where company_id is not null;

    create table saved_search_finds (
      search_id uuid not null references saved_searches (id) on delete cascade,
      candidate_id uuid not null references users (id) on delete cascade,
      -- Told by mail, but the search has not been opened since.
      is_new boolean not null,
      primary key (search_id, candidate_id)
    );
    create index saved_search_finds_by_candidate on saved_search_finds (candidate_id);
  `.execute(db);
}
