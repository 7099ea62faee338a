import { type Insertable, type Selectable, sql } from 'kysely';
import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { NotificationPreferencesTable } from '#server/db/schema/preferences.ts';

export type PreferenceRow = Selectable<NotificationPreferencesTable>;

export function listPreferences(db: Db, userId: string): Promise<PreferenceRow[]> {
  return db.selectFrom('notificationPreferences').selectAll().where('userId', '=', userId).execute();
}

export function listChoices(
  db: Db,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<PreferenceRow[]> {
  return db
    .selectFrom('notificationPreferences')
    .selectAll()
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('topic', '=', topic)
    .execute();
}

export async function upsertPreference(
  db: Db,
  preference: Insertable<NotificationPreferencesTable>,
): Promise<void> {
  const { email, inApp, updatedAt } = preference;
  await db
    .insertInto('notificationPreferences')
    .values(preference)
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doUpdateSet({ email, inApp, updatedAt }))
    .execute();
}

export async function deletePreferences(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notificationPreferences').where('userId', '=', userId).execute();
}
