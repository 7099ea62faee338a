import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Texts that a company keeps, with places for names: for messages, interview requests and rejections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table templates (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      kind text not null check (kind in ('MESSAGE','REQUEST','REJECTION')),
      name citext not null,
      text text not null check (char_length(text) <= 2000),
      updated_at timestamptz not null,
      unique (company_id, kind, name)
    );
  `.execute(db);
}
