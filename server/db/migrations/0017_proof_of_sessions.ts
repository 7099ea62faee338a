import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a session has shown: the second step, and when it last proved who acts. Signing in counts for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column second_step_at timestamptz,
      add column proved_at timestamptz;
    update sessions s
       set proved_at = s.created_at,
           second_step_at = case when exists (
             select from two_factors t where t.user_id = s.user_id and t.confirmed_at < s.created_at
           ) then s.created_at end;
    alter table sessions alter column proved_at set not null;
  `.execute(db);
}
