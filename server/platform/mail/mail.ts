import type { MailKind } from '#contract/mail-kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '../clock.ts';
import { newId } from '../new-id.ts';
import { queueTask } from '../tasks.ts';
import { deliverMails } from './deliver.ts';
import * as queries from './mail.queries.ts';
import { type OutboxRow, reviveMail } from './outbox.queries.ts';
import { textWithoutSecrets, withoutSecrets } from './without-secrets.ts';

/** After a day without success, a mail would be about the past. */
const GIVE_UP_MS = 24 * 60 * 60_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A complete HTML document; see layout.ts. */
  html: string;
  /**
   * iCalendar text and its method, attached so that mail clients offer to add, change or remove the event.
   */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Sent in a header; mail clients then offer it next to the sender. */
  unsubscribeUrl?: string;
}

export interface Hold {
  /** Not sent before this. A time in the past does not delay the mail but keeps the key. */
  until: Date;
  /** `dropHeld` with the same key takes the mail back while it waits. */
  key: string;
}

/**
 * The account that a mail is for, independent of the address, and its topic if the person can switch it off.
 */
export interface About {
  userId: string;
  topic?: string | undefined;
}

/**
 * Queues a mail in the caller's transaction. It is sent at least once, always with the same Message-ID, so
 * that a receiver can recognise duplicates.
 */
export async function queueMail(
  db: Db,
  kind: MailKind,
  mail: Mail,
  hold?: Hold,
  about?: About,
): Promise<void> {
  const id = newId();
  const dueAt = hold?.until ?? now();
  await queries.insertMail(db, {
    id,
    messageId: `<${id}@medallist>`,
    holdKey: hold?.key ?? null,
    userId: about?.userId ?? null,
    topic: about?.topic ?? null,
    kind,
    toAddress: mail.to,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    calendar: mail.calendar?.content ?? null,
    calendarMethod: mail.calendar?.method ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    dueAt,
    giveUpAt: new Date(dueAt.getTime() + GIVE_UP_MS),
    createdAt: now(),
    sentAt: null,
    lastError: null,
    claimedUntil: null,
    failedAt: null,
  });
  if (!hold || hold.until <= now()) await queueTask(db, deliverMails, undefined);
}

/** Takes back mails that still wait under this key; false if none does, because they have been sent. */
export function dropHeld(db: Db, key: string): Promise<boolean> {
  return queries.deleteHeldMails(db, key, now());
}

/** Retries a mail that was given up as if it were new; undefined if it is no longer given up. */
export async function reviveFailed(db: Db, id: string): Promise<OutboxRow | undefined> {
  const dueAt = now();
  const giveUpAt = new Date(dueAt.getTime() + GIVE_UP_MS);
  const revived = await reviveMail(db, id, { dueAt, giveUpAt });
  if (revived) await queueTask(db, deliverMails, undefined);
  return revived;
}

/** Redirects waiting mails from a person's former address to the current one. */
export const readdress = queries.readdressUnsent;

/**
 * Mails to an address since then, without codes and links: the owner of the account need not own the mailbox.
 */
export async function listFor(db: Db, address: string, since: Date): Promise<queries.MailSummary[]> {
  const mails = await queries.listForPerson(db, address, since);
  return mails.map(({ subject, text, ...mail }) => ({
    ...mail,
    subject: withoutSecrets(subject),
    text: textWithoutSecrets(text),
  }));
}

/** Takes back waiting mails to a person about a topic that they have switched off. */
export const dropUnsent = queries.deleteUnsent;
/** Deletes the mails under these keys, sent or not, so that their recipients are forgotten. */
export const eraseHeld = queries.deleteMailsUnder;
export const eraseMails = queries.deleteMails;
