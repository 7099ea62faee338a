import {
  NOTIFICATION_TOPICS,
  type NotificationChannels,
  type NotificationPreferences,
  type NotificationTopic,
} from '#contract/account/notification-preferences.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { dropUnsent } from '#server/platform/mail/mail.ts';
import { preferencesSaved } from './notifications.events.ts';
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
  await emit(db, preferencesSaved, { userId });
  return get(db, userId);
}

interface Wanting {
  id: string;
  to: string;
  firstName: string;
}

/**
 * Those of these people who want to hear of a topic this way, each once, with the address of today; nobody who has
 * left or is suspended. Without a topic everybody does: it cannot be switched off.
 */
export async function wanting(
  db: Db,
  userIds: readonly string[],
  topic: NotificationTopic | undefined,
  channel: keyof NotificationChannels,
): Promise<Wanting[]> {
  const rows = await queries.listChoices(db, userIds, topic ?? null);
  const people = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(userIds)].flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const wants = topic === undefined || (person[channel] ?? defaultOf(topic)[channel]);
    return wants ? [{ id, to: person.address, firstName: person.firstName }] : [];
  });
}
