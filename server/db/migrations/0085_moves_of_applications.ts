import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** With all that analytics ask of the moves of applications: then the table itself, where each lies elsewhere, is left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index application_events_journey on application_events (application_id, at)
      include (id, from_status, to_status, actor_id);
    drop index application_events_by_application`.execute(db);
}
