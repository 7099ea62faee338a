import {
  NOTIFICATION_TOPICS,
  type NotificationChannels,
  type NotificationPreferences,
  type NotificationTopic,
} from '#contract/account/notification-preferences.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { dropUnsent, eraseMails, type Hold, type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import { preferencesSaved } from './notifications.events.ts';
import * as queries from './notifications.queries.ts';
import { replaceNames } from './notifications.queries.ts';

/** Moves of an interview that belong to the topic of requests. */
const REQUESTS = new Set([
  'interview.requested',
  'interview.slots_requested',
  'interview.withdrawn',
  'interview.expired',
]);

/** By the noun at the start of a notification's kind. */
const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  interview: 'interviewUpdates',
  application: 'applications',
  search: 'savedSearches',
  offer: 'applications',
  hire: 'applications',
  referral: 'referrals',
  reward: 'referrals',
  payout: 'referrals',
  product: 'productNews',
};

const MAIL_KINDS: Readonly<Record<string, MailKind>> = {
  account: 'ACCOUNT',
  affiliate: 'REFERRAL',
  application: 'APPLICATION',
  company: 'COMPANY',
  degree: 'DEGREE',
  hire: 'HIRE',
  interview: 'INTERVIEW',
  invoice: 'INVOICE',
  job: 'JOB',
  message: 'MESSAGE',
  note: 'APPLICATION',
  offer: 'OFFER',
  payout: 'REFERRAL',
  product: 'ACCOUNT',
  referral: 'REFERRAL',
  report: 'REPORT',
  reward: 'REFERRAL',
  search: 'SEARCH',
  team: 'COMPANY',
};

const nounOf = (kind: string): string => kind.split('.')[0] ?? '';

function mailKindOf(kind: string): MailKind {
  const found = MAIL_KINDS[nounOf(kind)];
  if (!found) throw new Error(`No kind of mail is named for ${kind}.`);
  return found;
}

/**
 * Undefined for what cannot be switched off: account security, the company's approval, messages of other
 * people.
 */
function topicOf(kind: string): NotificationTopic | undefined {
  if (REQUESTS.has(kind)) return 'interviewRequests';
  return TOPICS[nounOf(kind)];
}

/**
 * The default until the person chooses: on for everything about their own hiring; promotional mails are
 * opt-in.
 */
function defaultOf(topic: NotificationTopic): NotificationChannels {
  return { email: topic !== 'productNews', inApp: true };
}

export async function getPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const chosen = new Map((await queries.listPreferences(db, userId)).map((row) => [row.topic, row]));
  const entries = NOTIFICATION_TOPICS.map((topic) => {
    const { email, inApp } = chosen.get(topic) ?? defaultOf(topic);
    return [topic, { email, inApp }] as const;
  });
  return Object.fromEntries(entries) as NotificationPreferences;
}

/** Switching off the mails of a topic also deletes those that are delayed. */
export async function savePreferences(
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
  return getPreferences(db, userId);
}

interface Wanting {
  id: string;
  to: string;
  firstName: string;
}

/**
 * Those of these people who want a topic on this channel, each once, with the current address; without people
 * who have left or are suspended. Without a topic everybody gets it, because it cannot be switched off.
 */
async function listWanting(
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

export interface Notice {
  /** For example `interview.requested`: the noun and what happened to it. */
  kind: string;
  title: string;
  body: string;
  /** Path of the screen where the person can act on it. */
  link: string | null;
}

/**
 * Creates notifications in the product, unless the person switched them off; open screens show them at once.
 */
export async function notify(db: Db, people: readonly string[], notice: Notice): Promise<void> {
  const wanting = await listWanting(db, people, topicOf(notice.kind), 'inApp');
  const userIds = wanting.map(({ id }) => id);
  const createdAt = now();
  const rows = userIds.map((userId) => ({ id: newId(), userId, ...notice, readAt: null, createdAt }));
  await queries.insertNotifications(db, rows);
  await live.changed(db, userIds, ['notifications']);
}

/** Deletes unread notifications since then, because their cause was undone. */
export async function takeBack(
  db: Db,
  userId: string,
  told: { kind: string; title: string; since: Date },
): Promise<void> {
  await queries.deleteUnread(db, { userId, ...told });
  await live.changed(db, [userId], ['notifications']);
}

/** The greeted person, with the current address. */
export interface Receiver {
  to: string;
  firstName: string;
}

interface Letter {
  kind: string;
  write: (receiver: Receiver) => Mail;
  hold?: Hold | undefined;
}

/**
 * Mails people who have not switched the topic off. A person who switches it off while the mail is delayed
 * does not get it either.
 */
export async function mail(db: Db, people: readonly string[], { kind, write, hold }: Letter): Promise<void> {
  const topic = topicOf(kind);
  for (const { id: userId, ...receiver } of await listWanting(db, people, topic, 'email')) {
    await queueMail(db, mailKindOf(kind), write(receiver), hold, { userId, topic });
  }
}

/**
 * Mails the owner of an account about the account itself: this cannot be switched off, and is sent in every
 * state of it.
 */
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

/** The name that others see for an erased person. */
export const FORMER_NAME = 'Deleted member';

/**
 * Removes an erased person from the notifications and mails that others got about these rows; sent mails are
 * deleted. It scans all notifications, so it is called once per person.
 */
export async function forgetPerson(db: Db, names: readonly string[], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await replaceNames(db, { names, replacement: FORMER_NAME, ids });
  await eraseMails(db, { ids, until: now() });
}
