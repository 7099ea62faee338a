import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What may come in floods names the one entry that is kept of it.
    alter table audit_events add column once_key text;
    create unique index audit_once on audit_events (once_key) where once_key is not null;

    -- Links that were used up: whoever shows one again is noticed.
    create table spent_links (
      token_hash text primary key,
      kind text not null check (kind in ('RESET_LINK','VERIFY_LINK')),
      user_id uuid not null references users (id) on delete cascade,
      spent_at timestamptz not null
    );
    create index spent_links_by_user on spent_links (user_id);
    create index spent_links_by_age on spent_links (spent_at);

    -- The codes that were asked for, by the text of the address, whether or not it has an account.
    create table code_requests (
      address_hash text primary key,
      asked_at timestamptz not null,
      attempts_left int not null check (attempts_left >= 0),
      expires_at timestamptz not null
    );
    create index code_requests_by_age on code_requests (expires_at);
  `.execute(db);
}
