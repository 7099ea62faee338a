import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '#server/db/schema/database.ts';
import type { MailsTable } from '#server/db/schema/platform.ts';

export type StoredMail = Selectable<MailsTable>;

export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

/** Deletes mails that wait under a key and are not being sent; returns whether there were any. */
export async function deleteHeldMails(db: Db, holdKey: string, at: Date): Promise<boolean> {
  const deleted = await db
    .deleteFrom('mails')
    .where('holdKey', '=', holdKey)
    .where('sentAt', 'is', null)
    .where(isUnclaimed(at))
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes unsent mails to a person about a topic. */
export async function deleteUnsent(db: Db, userId: string, topic: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('userId', '=', userId)
    .where('topic', '=', topic)
    .where('sentAt', 'is', null)
    .execute();
}

export interface MailSummary {
  to: string;
  subject: string;
  text: string;
  sentAt: Date | null;
}

export function listForPerson(db: Db, address: string, since: Date): Promise<MailSummary[]> {
  return db
    .selectFrom('mails')
    .select(['toAddress as to', 'subject', 'textBody as text', 'sentAt'])
    .where('toAddress', '=', address)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .execute();
}

export async function readdressUnsent(db: Db, userId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ toAddress: to })
    .where('userId', '=', userId)
    .where('toAddress', '=', from)
    .where('sentAt', 'is', null)
    .execute();
}

/**
 * A pattern for an address as a whole, since a longer one belongs to somebody else. A phone number may follow
 * a country code.
 */
function patternOf(naming: string): string {
  const plain = naming.replace(/\W/g, '\\$&');
  return naming.includes('@') ? `(?<![\\w.%+-])${plain}(?![\\w-]|\\.\\w)` : plain;
}

/**
 * Deletes mails to a person or an address, mails to others that mention them, and mails to others with links
 * that contain these ids.
 */
export async function deleteMails(
  db: Db,
  {
    userId,
    address,
    naming,
    until,
    ids,
  }: { userId?: string; address?: string; naming?: string; until: Date; ids?: readonly string[] },
): Promise<void> {
  const mails = db.deleteFrom('mails').where('createdAt', '<=', until);
  if (userId) await mails.where('userId', '=', userId).execute();
  if (address) await mails.where('toAddress', '=', address).execute();
  if (naming) {
    const named = sql<boolean>`text_body ~* ${patternOf(naming)}`;
    await mails.where('sentAt', 'is not', null).where(named).execute();
  }
  if (ids?.length) {
    await mails
      .where('sentAt', 'is not', null)
      .where(sql<boolean>`text_body ~ ${ids.join('|')}`)
      .execute();
  }
}

export async function deleteMailsUnder(db: Db, holdKeys: string[]): Promise<void> {
  if (holdKeys.length > 0) await db.deleteFrom('mails').where('holdKey', 'in', holdKeys).execute();
}

/** Claims one due mail until `until`, so that only one of several processes sends it. */
export function claimDueMail(db: Db, at: Date, until: Date): Promise<StoredMail | undefined> {
  return db
    .updateTable('mails')
    .set((eb) => ({ claimedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('dueAt', '<=', at)
        .where(isUnclaimed(at))
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

function isUnclaimed(at: Date) {
  return ({ eb, or }: ExpressionBuilder<Database, 'mails'>) =>
    or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', at)]);
}

export async function markMailSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('mails').set({ sentAt: at, lastError: null }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: string, until: Date, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ dueAt: until, claimedUntil: null, lastError: error })
    .where('id', '=', id)
    .execute();
}

export async function markMailFailed(db: Db, id: string, at: Date, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failedAt: at, claimedUntil: null, lastError: error })
    .where('id', '=', id)
    .execute();
}

export function listSentMails(db: Db, to: string | undefined, limit: number): Promise<StoredMail[]> {
  let query = db.selectFrom('mails').selectAll().where('sentAt', 'is not', null);
  if (to) query = query.where('toAddress', '=', to);
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Two statements, because each kind has its own index. */
export async function deleteMailsSettledBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('mails').where('sentAt', '<', at).execute();
  await db.deleteFrom('mails').where('failedAt', '<', at).execute();
}
