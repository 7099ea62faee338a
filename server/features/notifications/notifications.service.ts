import type { MailKind } from '#contract/mails/kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { eraseMails, type Hold, type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import { replaceNames } from './anonymise.queries.ts';
import * as queries from './notifications.queries.ts';
import * as preferences from './preferences.service.ts';
import { mailKindOf, topicOf } from './topics.ts';

export interface Notice {
  /** `interview.requested`: the noun and what happened to it. */
  kind: string;
  title: string;
  body: string;
  /** Path of the screen where the person can act on it. */
  link: string | null;
}

/** Tells people in the product, unless they switched that off; their open screens show it at once. */
export async function notify(db: Db, people: readonly string[], notice: Notice): Promise<void> {
  const wanting = await preferences.wanting(db, people, topicOf(notice.kind), 'inApp');
  const userIds = wanting.map(({ id }) => id);
  const createdAt = now();
  const rows = userIds.map((userId) => ({ id: newId(), userId, ...notice, readAt: null, createdAt }));
  await queries.insertNotifications(db, rows);
  await live.changed(db, userIds, ['notifications']);
}

/** What somebody was told since then, and has not read, was not so. */
export async function takeBack(
  db: Db,
  userId: string,
  told: { kind: string; title: string; since: Date },
): Promise<void> {
  await queries.deleteUnread(db, { userId, ...told });
  await live.changed(db, [userId], ['notifications']);
}

/** Whom a mail greets, at the address of today. */
export interface Receiver {
  to: string;
  firstName: string;
}

export interface Letter {
  kind: string;
  write: (receiver: Receiver) => Mail;
  hold?: Hold | undefined;
}

/**
 * Mails people what they can switch off, unless they did. Whoever switches it off while the mail is held back does
 * not get it either.
 */
export async function mail(db: Db, people: readonly string[], { kind, write, hold }: Letter): Promise<void> {
  const topic = topicOf(kind);
  for (const { id: userId, ...receiver } of await preferences.wanting(db, people, topic, 'email')) {
    await queueMail(db, mailKindOf(kind), write(receiver), hold, { userId, topic });
  }
}

/** Mails the holder of an account what concerns the account itself: nobody can switch it off, in no state. */
export async function mailHolder(
  db: Db,
  kind: MailKind,
  userId: string,
  write: (receiver: Receiver) => Mail,
): Promise<void> {
  const { email: to, firstName } = await users.get(db, userId);
  await queueMail(db, kind, write({ to, firstName }), undefined, { userId });
}

export function markRead(db: Db, userId: string, id?: string): Promise<boolean> {
  return queries.markRead(db, userId, now(), id);
}

/** What others read of a person who is erased. */
export const FORMER_NAME = 'Deleted member';

/**
 * Takes an erased person out of what others were told about these rows; mails that have left are not kept. It reads what
 * everybody was told, so it is asked once for a person.
 */
export async function forgetPerson(db: Db, names: readonly string[], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await replaceNames(db, { names, replacement: FORMER_NAME, ids });
  await eraseMails(db, { ids, until: now() });
}
