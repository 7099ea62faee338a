import type { MailKind } from '#contract/mail-kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '../clock.ts';
import { newId } from '../new-id.ts';
import { queueTask } from '../tasks.ts';
import { deliverMails } from './deliver.ts';
import * as queries from './mail.queries.ts';
import { type OutboxRow, reviveMail } from './outbox.queries.ts';
import { textWithoutSecrets, withoutSecrets } from './without-secrets.ts';

/** A receiver that was away for a day will not be told of yesterday's interview. */
const GIVE_UP_MS = 24 * 60 * 60_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Complete HTML document; see layout.ts. */
  html: string;
  /** iCalendar text and its method, attached so that mail programs offer to add, change or remove the event. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Told to mail programs, which then offer it beside the sender. */
  unsubscribeUrl?: string;
}

export interface Hold {
  /** Not sent before this; a time that has come holds nothing back, and only leaves the key. */
  until: Date;
  /** `dropHeld` with the same key takes it back while it waits. */
  key: string;
}

/** Whose account a mail is for, whatever the address, and what it is about where that can be switched off. */
export interface About {
  userId: string;
  topic?: string | undefined;
}

/**
 * Queues a mail in the caller's transaction. It is sent at least once, always with the same Message-ID,
 * so that a receiver can tell a repetition.
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

/** Takes back mails that still wait under this key; false when none does, because they have left. */
export function dropHeld(db: Db, key: string): Promise<boolean> {
  return queries.deleteHeldMails(db, key, now());
}

/** Tries a mail that was given up as if it were new; undefined where it is not given up any more. */
export async function reviveFailed(db: Db, id: string): Promise<OutboxRow | undefined> {
  const dueAt = now();
  const giveUpAt = new Date(dueAt.getTime() + GIVE_UP_MS);
  const revived = await reviveMail(db, id, { dueAt, giveUpAt });
  if (revived) await queueTask(db, deliverMails, undefined);
  return revived;
}

/** What still waits for a person at an address they have left goes to the one they have now. */
export const readdress = queries.readdressUnsent;

/** What was mailed to an address since then, without what opens anything: who has the account need not have the mailbox. */
export async function listFor(db: Db, address: string, since: Date): Promise<queries.MailSummary[]> {
  const mails = await queries.listForPerson(db, address, since);
  return mails.map(({ subject, text, ...mail }) => ({
    ...mail,
    subject: withoutSecrets(subject),
    text: textWithoutSecrets(text),
  }));
}

/** Takes back what waits for a person about a topic they have switched off. */
export const dropUnsent = queries.deleteUnsent;
/** Removes the mails under these keys, sent or not: nobody wants to remember whom they were for. */
export const eraseHeld = queries.deleteMailsUnder;
export const eraseMails = queries.deleteMails;
