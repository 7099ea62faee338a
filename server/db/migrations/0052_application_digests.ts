import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** New applications that wait to be mailed together, by the pace that each recruiter chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_digests (
      user_id uuid primary key references users (id) on delete cascade,
      pace text not null default 'HOURLY' check (pace in ('AT_ONCE','HOURLY','DAILY')),
      -- When what waits is mailed; null while nothing waits.
      due_at timestamptz
    );
    create index application_digests_due on application_digests (due_at) where due_at is not null;

    create table digest_applications (
      user_id uuid not null references application_digests (user_id) on delete cascade,
      application_id uuid not null references applications (id) on delete cascade,
      primary key (user_id, application_id)
    );
    create index digest_applications_by_application on digest_applications (application_id);
  `.execute(db);
}
