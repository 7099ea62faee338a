import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A link is made with the account: reading it writes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into referral_codes (owner_id, code, created_at)
    select u.id, c.code, u.created_at
      from users u
     cross join lateral (
       select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXZ', 1 + floor(random() * 27)::int, 1), '') as code
         from generate_series(1, 8)
        where u.id is not null
     ) c
     where u.user_type in ('JOBSEEKER', 'RECRUITER')
        on conflict do nothing;
  `.execute(db);
}
