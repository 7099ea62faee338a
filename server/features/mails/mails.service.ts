import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { type Days, momentsOf } from '#contract/kit/day-filter.ts';
import type { MailRow, MailText } from '#contract/mails.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { reviveFailed } from '#server/platform/mail/mail.ts';
import {
  countMails,
  type Filter,
  findMail,
  findMailText,
  listMails,
  type OutboxRow,
} from '#server/platform/mail/outbox.queries.ts';
import {
  htmlWithoutSecrets,
  textWithoutSecrets,
  withoutSecrets,
} from '#server/platform/mail/without-secrets.ts';
import { mailRevived } from './mails.events.ts';

type Row = z.input<typeof MailRow>;

function stateOf({ sentAt, failedAt, dueAt }: OutboxRow): Pick<Row, 'status' | 'at'> {
  if (failedAt) return { status: 'FAILED', at: failedAt };
  return sentAt ? { status: 'SENT', at: sentAt } : { status: 'WAITING', at: dueAt };
}

function toRow(mail: OutboxRow): Row {
  const { id, toAddress, subject, kind, createdAt, attempts, lastError } = mail;
  return {
    id,
    to: toAddress,
    subject: withoutSecrets(subject),
    kind,
    ...stateOf(mail),
    createdAt,
    tries: attempts,
    lastError: lastError && withoutSecrets(lastError),
  };
}

type Asked = Omit<Filter, 'from' | 'until'> & Days;

export async function list(db: Db, { page, size, from, to, ...filter }: PageQuery & Asked) {
  const asked = { ...filter, ...momentsOf({ from, to }) };
  const rows = await listMails(db, asked, { page, size });
  return toPage(rows.map(toRow), { page, size }, await countMails(db, asked));
}

/** The content of a mail, redacted for a reader who is not its recipient. */
export async function read(db: Db, id: string): Promise<z.input<typeof MailText>> {
  const mail = await findMailText(db, id);
  if (!mail) throw new AppError('NOT_FOUND');
  const { textBody, htmlBody, calendarMethod } = mail;
  return {
    ...toRow(mail),
    text: textWithoutSecrets(textBody),
    html: htmlWithoutSecrets(htmlBody),
    hasCalendar: calendarMethod !== null,
  };
}

/** Without sent mails: they are many, and need no action. */
export async function counts(db: Db) {
  return {
    FAILED: await countMails(db, { status: 'FAILED' }),
    WAITING: await countMails(db, { status: 'WAITING' }),
  };
}

/** When two admins resend at once the first one wins. */
export async function sendAgain(db: Db, deed: PersonsDeed, id: string): Promise<Row> {
  const mail = await findMail(db, id);
  if (!mail) throw new AppError('NOT_FOUND');
  const revived = await reviveFailed(db, id);
  if (!revived) throw new AppError('STATE_CHANGED');
  await emit(db, mailRevived, { ...deed, mailId: id, tries: mail.attempts });
  await live.changed(db, await users.listAdminIds(db), ['mails']);
  return toRow(revived);
}
