import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What looked odd at a sign-up is looked at by an admin before anything is paid for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table referrals
      add column review text check (review in ('ALLOWED','REFUSED')),
      add column review_reason text,
      add column reviewed_by uuid references users (id) on delete set null,
      add column reviewed_at timestamptz,
      add check ((review is null) = (reviewed_at is null) and (review is null) = (review_reason is null)),
      add check (review is null or flags <> '{}');
    create index referrals_to_review on referrals (signed_up_at, id) where flags <> '{}' and review is null;
    create index referrals_reviewed on referrals (reviewed_at desc, id desc) where review is not null;
    create index referrals_by_sign_up on referrals (signed_up_at desc, id desc) where signed_up_at is not null;
    create index referrals_by_reviewer on referrals (reviewed_by) where reviewed_by is not null;
  `.execute(db);
}
