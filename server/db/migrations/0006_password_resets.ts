import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Links that set a new password; a person has one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_resets (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
  `.execute(db);
}
