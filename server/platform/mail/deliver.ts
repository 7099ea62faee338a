import type { Transporter } from 'nodemailer';
import nodemailer from 'nodemailer';
import type { Db } from '#server/db/schema/database.ts';
import { inMinutes, now } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { markMailSent, postponeMail, type StoredMail, takeDueMail } from './mail.queries.ts';

const BATCH = 100;
const LONGEST_WAIT_MINUTES = 60;

let smtp: Transporter | undefined;
let sender = '';

/** Without an SMTP address mails are kept in the database only, where the development mailbox shows them. */
export function configureMail(options: { smtpUrl?: string; from: string }): void {
  smtp = options.smtpUrl ? nodemailer.createTransport(options.smtpUrl) : undefined;
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

/** Sends one due mail under a row lock. False when none is due. */
async function deliverOne(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const mail = await takeDueMail(tx, now());
    if (!mail) return false;
    try {
      await hand(mail);
      await markMailSent(tx, mail.id, now());
    } catch (error) {
      const wait = Math.min(2 ** mail.attempts, LONGEST_WAIT_MINUTES);
      await postponeMail(tx, mail.id, inMinutes(wait), String(error));
    }
    return true;
  });
}

/** Sends what is due: run for each mail that may leave at once, and every minute for holds and retries. */
export const deliverMails = defineSweep('deliverMails', async (db) => {
  for (let sent = 0; sent < BATCH; sent++) {
    if (!(await deliverOne(db))) return;
  }
});
