import type { Insertable, Selectable } from 'kysely';
import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { NotificationPreferencesTable } from '#server/db/schema/platform.ts';

export type PreferenceRow = Selectable<NotificationPreferencesTable>;

export function listPreferences(db: Db, userId: string): Promise<PreferenceRow[]> {
  return db.selectFrom('notificationPreferences').selectAll().where('userId', '=', userId).execute();
}

/** What each of these people has chosen for a topic; nulls where they never did. Who has left or is suspended is not there. */
export function listChoices(db: Db, userIds: readonly string[], topic: NotificationTopic | null) {
  return db
    .selectFrom('users as u')
    .leftJoin('notificationPreferences as p', (join) =>
      join.onRef('p.userId', '=', 'u.id').on('p.topic', '=', topic),
    )
    .select(['u.id', 'u.email as address', 'u.firstName', 'p.email', 'p.inApp'])
    .where('u.id', '=', anyOf(userIds))
    .where('u.status', 'in', ['ACTIVE', 'INACTIVE'])
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
