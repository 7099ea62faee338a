import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who on a waitlist was invited, which questions were answered, and the lists in which admins read both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table waitlist_entries
      add column invited_at timestamptz,
      add column invited_by uuid references users (id) on delete set null;
    create index waitlist_entries_newest on waitlist_entries (created_at desc, id desc);
    create index waitlist_entries_by_inviter on waitlist_entries (invited_by) where invited_by is not null;

    alter table quick_messages
      add column answered_at timestamptz,
      add column answered_by uuid references users (id) on delete set null;
    create index quick_messages_open on quick_messages (created_at, id) where answered_at is null;
    create index quick_messages_answered on quick_messages (answered_at desc, id desc)
      where answered_at is not null;
    create index quick_messages_by_answerer on quick_messages (answered_by) where answered_by is not null;
  `.execute(db);
}
