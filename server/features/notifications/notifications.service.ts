import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './notifications.queries.ts';

const LISTS = [
  'listCandidateNotifications',
  'countCandidateUnreadNotifications',
  'listRecruiterNotifications',
  'countRecruiterUnreadNotifications',
];

export interface News {
  /** `interview.requested`: the noun and what happened to it. */
  kind: string;
  title: string;
  body: string;
  /** Path of the screen where the person can act on it. */
  link: string | null;
}

/** Tells people in the product, in the caller's transaction; their open screens show it at once. */
export async function notify(db: Db, userIds: string[], news: News): Promise<void> {
  const createdAt = now();
  const rows = userIds.map((userId) => ({ id: newId(), userId, ...news, readAt: null, createdAt }));
  await queries.insertNotifications(db, rows);
  await live.changed(db, userIds, LISTS);
}

export async function markRead(db: Db, userId: string, id?: string): Promise<boolean> {
  const marked = await queries.markRead(db, userId, now(), id);
  await live.changed(db, [userId], LISTS);
  return marked;
}
