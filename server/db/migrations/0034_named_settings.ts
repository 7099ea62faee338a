import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What admins set while the server runs: every value that ever held, the latest of a name in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      id uuid primary key,
      name text not null check (name in ('hireFeePercent','paymentDays','supplier')),
      value jsonb not null,
      -- Null where the installation itself set it.
      changed_by uuid references users (id),
      changed_at timestamptz not null,
      place bigint generated always as identity
    );
    create index settings_by_name on settings (name, place desc);

    create trigger settings_only_added before update or delete on settings
      for each statement execute function refuse_change();
  `.execute(db);
}
