import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '#server/db/schema/database.ts';
import type { MailsTable } from '#server/db/schema/platform.ts';

export type StoredMail = Selectable<MailsTable>;

export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

/** Drops what waits under a key and is not leaving; tells whether there was any. */
export async function deleteHeldMails(db: Db, holdKey: string, at: Date): Promise<boolean> {
  const deleted = await db
    .deleteFrom('mails')
    .where('holdKey', '=', holdKey)
    .where('sentAt', 'is', null)
    .where(isUnclaimed(at))
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Drops what waits for a person about a topic and has not left. */
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

/** An address as a whole: the end of a longer one is somebody else's. A number may stand behind that of a country. */
function patternOf(naming: string): string {
  const plain = naming.replace(/\W/g, '\\$&');
  return naming.includes('@') ? `(?<![\\w.%+-])${plain}(?![\\w-]|\\.\\w)` : plain;
}

/** Removes what was for a person, went to an address or left to others naming it, and what left to others under links with these ids. */
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

/** Reserves one due mail until then, so that of several processes only one sends it. */
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

/** One kind at a time, for each has an index of its own. */
export async function deleteMailsSettledBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('mails').where('sentAt', '<', at).execute();
  await db.deleteFrom('mails').where('failedAt', '<', at).execute();
}
