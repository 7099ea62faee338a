import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** All jobs of a company, and those that are gone: analytics tell of both, and read the whole table to find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_of_company on jobs (company_id, deleted_at);
    drop index jobs_gone`.execute(db);
}
