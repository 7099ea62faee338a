import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whoever works for two companies names searches for each: of the other company's she sees none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches drop constraint saved_searches_names;
    alter table saved_searches add constraint saved_searches_names
      unique nulls not distinct (owner_id, kind, company_id, name);
  `.execute(db);
}
