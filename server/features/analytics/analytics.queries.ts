import type { Insertable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { AnalyticsEventsTable } from '#server/db/schema/public-area.ts';

export async function insertEvent(db: Db, event: Insertable<AnalyticsEventsTable>): Promise<void> {
  await db.insertInto('analyticsEvents').values(event).execute();
}

export async function deleteEventsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('analyticsEvents').where('createdAt', '<', at).execute();
}
