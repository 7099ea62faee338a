import type { Transporter } from 'nodemailer';
import nodemailer from 'nodemailer';
import type { Db } from '#server/db/schema/database.ts';
import { inMinutes, now } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { claimDueMail, markMailFailed, markMailSent, postponeMail, type StoredMail } from './mail.queries.ts';

const BATCH = 100;
const LONGEST_WAIT_MINUTES = 60;
/** Longer than any attempt: after that, the process that claimed the mail has died. */
const CLAIM_MINUTES = 5;
/** Milliseconds of silence after which a server counts as unavailable. */
const SILENCE_MS = 15_000;
/** Errors of the transport for an unavailable server, as opposed to a refused mail. */
const AWAY = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS'];

let smtp: Transporter | undefined;
let sender = '';

/** Without an SMTP address mails stay in the database, and the development mailbox shows them. */
export function configureMail(options: { smtpUrl?: string; from: string; silenceMs?: number }): void {
  const { smtpUrl: url, silenceMs = SILENCE_MS } = options;
  const timeouts = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs };
  smtp = url ? nodemailer.createTransport({ url, ...timeouts }) : undefined;
  sender = options.from;
}

async function hand(mail: StoredMail): Promise<void> {
  await smtp?.sendMail({
    from: sender,
    to: mail.toAddress,
    subject: mail.subject,
    text: mail.textBody,
    html: mail.htmlBody,
    messageId: mail.messageId,
    list: mail.unsubscribeUrl ? { unsubscribe: mail.unsubscribeUrl } : undefined,
    icalEvent: mail.calendar
      ? { method: mail.calendarMethod ?? 'REQUEST', content: mail.calendar, filename: 'interview.ics' }
      : undefined,
  });
}

/**
 * Sends one due mail. False if none is due, or if the server is unavailable and trying the others is
 * pointless.
 */
async function deliverOne(db: Db): Promise<boolean> {
  const mail = await claimDueMail(db, now(), inMinutes(CLAIM_MINUTES));
  if (!mail) return false;
  try {
    await hand(mail);
  } catch (error) {
    await keepForLater(db, mail, String(error));
    return !AWAY.includes((error as { code?: string }).code ?? '');
  }
  await markMailSent(db, mail.id, now());
  return true;
}

async function keepForLater(db: Db, mail: StoredMail, error: string): Promise<void> {
  if (mail.giveUpAt <= now()) return markMailFailed(db, mail.id, now(), error);
  const wait = Math.min(2 ** (mail.attempts - 1), LONGEST_WAIT_MINUTES);
  await postponeMail(db, mail.id, inMinutes(wait), error);
}

/** Sends due mails: runs for each mail that may be sent at once, and every minute for holds and retries. */
export const deliverMails = defineSweep('deliverMails', async (db) => {
  for (let sent = 0; sent < BATCH; sent++) {
    if (!(await deliverOne(db))) return;
  }
});
