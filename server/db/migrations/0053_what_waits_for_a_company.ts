import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Most interviews of a company are over; its queue reads the few whose next move is its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index interviews_ours on interviews (company_id, due_at) where ball_holder = 'RECRUITER';
  `.execute(db);
}
