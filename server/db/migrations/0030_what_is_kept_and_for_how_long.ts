import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Mailed codes that were used up are remembered like links are.
    alter table spent_links rename to spent_secrets;
    alter table spent_secrets rename column token_hash to secret_hash;
    alter table spent_secrets rename constraint spent_links_pkey to spent_secrets_pkey;
    alter table spent_secrets rename constraint spent_links_user_id_fkey to spent_secrets_user_id_fkey;
    alter table spent_secrets drop constraint spent_links_kind_check;
    alter table spent_secrets add constraint spent_secrets_kind_check
      check (kind in ('RESET_LINK','VERIFY_LINK','VERIFY_CODE'));
    alter index spent_links_by_user rename to spent_secrets_by_user;
    alter index spent_links_by_age rename to spent_secrets_by_age;

    -- For the sweep that forgets them; they come in the order of their age.
    create index analytics_events_by_age on analytics_events using brin (created_at);
  `.execute(db);
}
