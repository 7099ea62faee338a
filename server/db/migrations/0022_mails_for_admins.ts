import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Admins search mails by parts of an address, and read those that were sent newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index mails_address_trgm on mails using gin ((to_address::text) gin_trgm_ops);
    drop index mails_by_sent;
    create index mails_by_sent on mails (sent_at desc, id desc) where sent_at is not null;
  `.execute(db);
}
