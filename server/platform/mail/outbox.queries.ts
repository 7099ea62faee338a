import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import type { MailStatus } from '#contract/mails.ts';
import { contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A mail without its content. */
const ROW = [
  'id',
  'toAddress',
  'subject',
  'kind',
  'dueAt',
  'sentAt',
  'failedAt',
  'createdAt',
  'attempts',
  'lastError',
] as const;

export type OutboxRow = Awaited<ReturnType<typeof listMails>>[number];

export interface Filter {
  status: MailStatus;
  kind?: MailKind | undefined;
  recipient?: string | null | undefined;
  /** The first moment, and the first one after the range. */
  from?: Date | undefined;
  until?: Date | undefined;
  search?: string | null | undefined;
}

/** Conditions in the form of the indexes, which also provide the order of the list. */
const STANDS = {
  FAILED: sql<boolean>`failed_at is not null`,
  WAITING: sql<boolean>`sent_at is null and failed_at is null`,
  SENT: sql<boolean>`sent_at is not null`,
} as const;

const AT = { FAILED: 'failedAt', WAITING: 'dueAt', SENT: 'sentAt' } as const;

/** In the form of its index: possible codes are not searchable. */
const SUBJECT = sql<string>`regexp_replace(subject, '\\d{6}', '', 'g')`;

function filtered(db: Db, { status, kind, recipient, from, until, search }: Filter) {
  const at = AT[status];
  let mails = db.selectFrom('mails').where(STANDS[status]);
  if (kind) mails = mails.where('kind', '=', kind);
  if (recipient) mails = mails.where('toAddress', '=', recipient);
  if (from) mails = mails.where(at, '>=', from);
  if (until) mails = mails.where(at, '<', until);
  if (!search) return mails;
  return mails.where((eb) => eb.or([contains(sql`to_address::text`, search), contains(SUBJECT, search)]));
}

export function listMails(db: Db, filter: Filter, { page, size }: PageQuery) {
  const found = filtered(db, filter)
    .select(ROW)
    .limit(size)
    .offset(page * size);
  if (filter.status === 'WAITING') return found.orderBy('dueAt').orderBy('id').execute();
  return found.orderBy(AT[filter.status], 'desc').orderBy('id', 'desc').execute();
}

export async function countMails(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('mails').select(ROW).where('id', '=', id).executeTakeFirst();
}

/** With its content. */
export function findMailText(db: Db, id: string) {
  return db
    .selectFrom('mails')
    .select([...ROW, 'textBody', 'htmlBody', 'calendarMethod'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Queues a mail that was given up as if it were new; does nothing if it is no longer failed. */
export function reviveMail(
  db: Db,
  id: string,
  { dueAt, giveUpAt }: { dueAt: Date; giveUpAt: Date },
): Promise<OutboxRow | undefined> {
  return db
    .updateTable('mails')
    .set({ dueAt, giveUpAt, failedAt: null, attempts: 0, lastError: null })
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(ROW)
    .executeTakeFirst();
}
