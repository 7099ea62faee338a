import {
  NOTIFICATION_TOPICS,
  type NotificationChannels,
  type NotificationPreferences,
  type NotificationTopic,
} from '#contract/account/notification-preferences.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as audit from '#server/platform/audit.ts';
import { now } from '#server/platform/clock.ts';
import { dropUnsent } from '#server/platform/mail/mail.ts';
import * as queries from './preferences.queries.ts';

/** Until the person chooses: everything about the own hiring; mails that only advertise are asked for first. */
function defaultOf(topic: NotificationTopic): NotificationChannels {
  return { email: topic !== 'productNews', inApp: true };
}

export async function get(db: Db, userId: string): Promise<NotificationPreferences> {
  const chosen = new Map((await queries.listPreferences(db, userId)).map((row) => [row.topic, row]));
  const entries = NOTIFICATION_TOPICS.map((topic) => {
    const { email, inApp } = chosen.get(topic) ?? defaultOf(topic);
    return [topic, { email, inApp }] as const;
  });
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** A topic whose mails are switched off also loses those that are still held back. */
export async function save(
  db: Db,
  userId: string,
  wishes: Partial<NotificationPreferences>,
): Promise<NotificationPreferences> {
  for (const topic of NOTIFICATION_TOPICS) {
    const channels = wishes[topic];
    if (!channels) continue;
    await queries.upsertPreference(db, { userId, topic, ...channels, updatedAt: now() });
    if (!channels.email) await dropUnsent(db, userId, topic);
  }
  await audit.record(db, {
    actorId: userId,
    action: 'user.notifications_changed',
    subjectId: userId,
    summary: 'Changed the notification settings',
  });
  return get(db, userId);
}

/** Those of these people who want to hear of a topic this way; nobody who has left. */
export async function wanting(
  db: Db,
  userIds: readonly string[],
  topic: NotificationTopic,
  channel: keyof NotificationChannels,
): Promise<string[]> {
  const people = new Map((await queries.listChoices(db, userIds, topic)).map((row) => [row.id, row]));
  return userIds.filter((id) => {
    const person = people.get(id);
    return person !== undefined && (person[channel] ?? defaultOf(topic)[channel]);
  });
}
