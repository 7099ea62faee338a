import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { MailsTable } from '#server/db/schema/platform.ts';

export type StoredMail = Selectable<MailsTable>;

export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

/** Drops what waits under a key and has not left; tells whether there was any. */
export async function deleteHeldMails(db: Db, holdKey: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('mails')
    .where('holdKey', '=', holdKey)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Locks one due mail, so that of several processes only one sends it. */
export function takeDueMail(db: Db, dueBy: Date): Promise<StoredMail | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('dueAt', '<=', dueBy)
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markMailSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('mails').set({ sentAt: at, lastError: null }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: string, until: Date, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ dueAt: until, lastError: error, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function listSentMails(db: Db, to: string | undefined, limit: number): Promise<StoredMail[]> {
  let query = db.selectFrom('mails').selectAll().where('sentAt', 'is not', null);
  if (to) query = query.where('toAddress', '=', to);
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
