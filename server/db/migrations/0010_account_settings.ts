import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What people change about their own account: what they hear of, and its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column version int not null default 1,
      add column deleted_at timestamptz,
      add column erased_at timestamptz;
    create index users_to_erase on users (deleted_at) where deleted_at is not null and erased_at is null;

    create table notification_preferences (
      user_id uuid not null references users (id) on delete cascade,
      topic text not null check (topic in
        ('interviewRequests','interviewUpdates','applications','referrals','productNews')),
      email boolean not null,
      in_app boolean not null,
      updated_at timestamptz not null,
      primary key (user_id, topic)
    );

    alter table mails
      add column user_id uuid references users (id) on delete set null,
      add column topic text;
    create index mails_waiting on mails (user_id, topic) where sent_at is null and user_id is not null;
  `.execute(db);
}
