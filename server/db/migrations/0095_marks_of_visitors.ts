import { type Kysely, sql } from 'kysely';

/**
 * Visitors stood under a plain hash of their address, which anybody finds by trying all addresses. A secret that is
 * forgotten with this statement makes it another for each day and job; the figures stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with secret as materialized (select gen_random_uuid()::text as salt)
    update job_views v
       set viewer = encode(sha256(convert_to(concat_ws(' ', s.salt, v.job_id, v.day, v.viewer), 'UTF8')), 'hex')
      from secret s
     where v.viewer !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`.execute(db);
}
