import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What admins search by: one or two letters find names that begin so, which an index of three letters cannot; titles of
 * jobs had no index of their words. And what each row of a page of flagged referrals is compared with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_by_first_name on users (lower(first_name) text_pattern_ops);
    create index users_by_last_name on users (lower(last_name) text_pattern_ops);
    create index users_by_phone on users (right(regexp_replace(phone, '\\D', '', 'g'), 10)) where phone is not null;
    create index jobs_title_trgm on jobs using gin (title gin_trgm_ops) where deleted_at is null;
    create index referrals_by_referrer_and_sign_up on referrals (referrer_id, signed_up_at)
      where signed_up_at is not null`.execute(db);
}
