import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** In the order of a company's list, of which a page is read: what waits for an answer, then the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index offers_of_company on offers (company_id, (status = 'EXTENDED') desc, extended_at desc, id desc);
    drop index offers_by_company`.execute(db);
}
