import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { eraseMails, type Hold, type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import { replaceName } from './anonymise.queries.ts';
import * as queries from './notifications.queries.ts';
import * as preferences from './preferences.service.ts';
import { topicOf } from './topics.ts';

export interface Notice {
  /** `interview.requested`: the noun and what happened to it. */
  kind: string;
  title: string;
  body: string;
  /** Path of the screen where the person can act on it. */
  link: string | null;
}

/** Tells people in the product, unless they switched that off; their open screens show it at once. */
export async function notify(db: Db, people: string[], notice: Notice): Promise<void> {
  const topic = topicOf(notice.kind);
  const userIds = topic ? await preferences.wanting(db, people, topic, 'inApp') : people;
  const createdAt = now();
  const rows = userIds.map((userId) => ({ id: newId(), userId, ...notice, readAt: null, createdAt }));
  await queries.insertNotifications(db, rows);
  await live.changed(db, userIds, ['notifications']);
}

/**
 * Mails a person a notice of a kind that they can switch off, unless they did. Whoever switches it off while the
 * mail is held back does not get it either.
 */
export async function mail(
  db: Db,
  to: { userId: string; kind: string },
  letter: Mail,
  hold?: Hold,
): Promise<void> {
  const topic = topicOf(to.kind);
  if (!topic) return queueMail(db, letter, hold);
  const [wants] = await preferences.wanting(db, [to.userId], topic, 'email');
  if (wants) await queueMail(db, letter, hold, { userId: to.userId, topic });
}

export function markRead(db: Db, userId: string, id?: string): Promise<boolean> {
  return queries.markRead(db, userId, now(), id);
}

/** What others read of a person who is erased. */
export const FORMER_NAME = 'Deleted member';

/** Takes an erased person out of what others were told about these rows; mails that have left are not kept. */
export async function forgetPerson(db: Db, name: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await replaceName(db, { name, replacement: FORMER_NAME, ids });
  await eraseMails(db, { ids, until: now() });
}
