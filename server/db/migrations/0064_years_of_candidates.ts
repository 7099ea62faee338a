import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What the chart of years is counted by, without a look at everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index candidate_index_months on candidate_index (experience_months)`.execute(db);
}
