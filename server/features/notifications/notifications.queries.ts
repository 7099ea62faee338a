import { type Insertable, type Selectable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { NotificationsTable } from '#server/db/schema/platform.ts';

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

/** The next after one of them. */
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

/** Marks one, or all when no id is given; false when there was none of this person's to mark. */
export async function markRead(db: Db, userId: string, at: Date, id?: string): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(at)) }))
    .where('userId', '=', userId);
  query = id ? query.where('id', '=', id) : query.where('readAt', 'is', null);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}
