import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { MailStatus } from '#contract/mails.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A mail without what it says. */
const ROW = [
  'id',
  'toAddress',
  'subject',
  'dueAt',
  'sentAt',
  'failedAt',
  'createdAt',
  'attempts',
  'lastError',
] as const;

export type OutboxRow = Awaited<ReturnType<typeof listMails>>[number];

interface Filter {
  status: MailStatus;
  search?: string | null | undefined;
}

/** Each as an index has it, which also has the order of the list. */
const STANDS = {
  FAILED: sql<boolean>`failed_at is not null`,
  WAITING: sql<boolean>`sent_at is null and failed_at is null`,
  SENT: sql<boolean>`sent_at is not null`,
} as const;

function filtered(db: Db, { status, search }: Filter) {
  const mails = db.selectFrom('mails').where(STANDS[status]);
  if (!search) return mails;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return mails.where(sql<string>`to_address::text`, 'ilike', pattern);
}

export function listMails(db: Db, filter: Filter, { page, size }: PageQuery) {
  const found = filtered(db, filter)
    .select(ROW)
    .limit(size)
    .offset(page * size);
  if (filter.status === 'WAITING') return found.orderBy('dueAt').orderBy('id').execute();
  const at = filter.status === 'SENT' ? 'sentAt' : 'failedAt';
  return found.orderBy(at, 'desc').orderBy('id', 'desc').execute();
}

export async function countMails(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('mails').select(ROW).where('id', '=', id).executeTakeFirst();
}

/** Lets what was given up wait as if it were new; nothing where it does not stand as failed any more. */
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
