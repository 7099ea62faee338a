import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A mail is claimed, sent and marked without a transaction that waits for somebody else's server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column claimed_until timestamptz,
      add column give_up_at timestamptz,
      add column failed_at timestamptz;
    update mails set give_up_at = due_at + interval '24 hours';
    alter table mails alter give_up_at set not null;
    drop index mails_due;
    create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
    create index mails_failed on mails (failed_at desc, id desc) where failed_at is not null;
  `.execute(db);
}
