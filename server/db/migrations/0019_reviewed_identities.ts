import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What an approved company would like to be called waits beside what it is called; by what it was known stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_identity_changes (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      status text not null default 'PENDING'
        check (status in ('PENDING', 'APPROVED', 'REJECTED', 'REPLACED', 'WITHDRAWN')),
      name text not null,
      website text,
      gst_number text,
      former_name text not null,
      former_website text,
      former_gst_number text,
      proposed_by uuid references users (id) on delete set null,
      proposed_at timestamptz not null,
      settled_by uuid references users (id) on delete set null,
      settled_at timestamptz,
      reason text,
      check ((name, website, gst_number) is distinct from (former_name, former_website, former_gst_number)),
      check ((status = 'PENDING') = (settled_at is null)),
      check ((status = 'REJECTED') = (reason is not null))
    );
    create unique index company_identity_changes_one_open
      on company_identity_changes (company_id) where status = 'PENDING';
    create index company_identity_changes_company on company_identity_changes (company_id, status);

    create table company_former_keys (
      company_id uuid not null references companies (id) on delete cascade,
      key text not null,
      since timestamptz not null,
      primary key (company_id, key)
    );
  `.execute(db);
}
