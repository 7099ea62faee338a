import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import type { PageQuery } from '#contract/core/page.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { NotificationPreferencesTable, NotificationsTable } from '#server/db/schema/platform.ts';

export type NotificationRow = Selectable<NotificationsTable>;

export async function insertNotifications(db: Db, rows: Insertable<NotificationsTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute();
}

export function listNotifications(
  db: Db,
  userId: string,
  { page, size }: PageQuery,
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The rows after the given one. */
export function listNotificationsAfter(
  db: Db,
  userId: string,
  after: NotificationRow | undefined,
  size: number,
): Promise<NotificationRow[]> {
  let found = db.selectFrom('notifications').selectAll().where('userId', '=', userId);
  if (after) found = found.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  return found.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export async function countNotifications(db: Db, userId: string, isUnreadOnly: boolean): Promise<number> {
  let query = db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId);
  if (isUnreadOnly) query = query.where('readAt', 'is', null);
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function deleteUnread(
  db: Db,
  { userId, kind, title, since }: { userId: string; kind: string; title: string; since: Date },
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('title', '=', title)
    .where('createdAt', '>=', since)
    .where('readAt', 'is', null)
    .execute();
}

/** Marks one, or all when no id is given; false when this person had none to mark. */
export async function markRead(db: Db, userId: string, at: Date, id?: string): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(at)) }))
    .where('userId', '=', userId);
  query = id ? query.where('id', '=', id) : query.where('readAt', 'is', null);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

type PreferenceRow = Selectable<NotificationPreferencesTable>;

export function listPreferences(db: Db, userId: string): Promise<PreferenceRow[]> {
  return db.selectFrom('notificationPreferences').selectAll().where('userId', '=', userId).execute();
}

/**
 * The choices of these people for a topic; null where they never chose. Without people who have left or are
 * suspended.
 */
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

interface Mention {
  /** The names under which different features know the person. */
  names: readonly string[];
  replacement: string;
  /** The subjects of the notifications, whose links contain one of these ids. */
  ids: readonly string[];
}

/** Replaces a person's names in notifications of others about these rows, and removes free-text reasons. */
export async function replaceNames(db: Db, { names, replacement, ids }: Mention): Promise<void> {
  const nameless = (text: RawBuilder<string>) =>
    names.reduce((left, name) => sql<string>`replace(${left}, ${name}, ${replacement})`, text);
  await db
    .updateTable('notifications')
    .set({
      title: nameless(sql`title`),
      body: nameless(sql`regexp_replace(body, ' Reason: .*', '')`),
    })
    .where(sql<boolean>`link ~ ${ids.join('|')}`)
    .execute();
}
