import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { FilesTable, FileTicketsTable } from '#server/db/schema/platform.ts';

export type StoredFile = Selectable<FilesTable>;

export async function insertFile(db: Db, file: Insertable<FilesTable>): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

export function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

export function deleteFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return db.deleteFrom('files').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function insertTicket(db: Db, ticket: Insertable<FileTicketsTable>): Promise<void> {
  await db.insertInto('fileTickets').values(ticket).execute();
}

interface TicketUse {
  fileId: string;
  tokenHash: string;
  at: Date;
}

export async function hasTicket(db: Db, { fileId, tokenHash, at }: TicketUse): Promise<boolean> {
  const ticket = await db
    .selectFrom('fileTickets')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('fileId', '=', fileId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return ticket !== undefined;
}

/** Whether this was a ticket to the file that has been used. */
export async function isTicketUsed(db: Db, fileId: string, tokenHash: string): Promise<boolean> {
  const ticket = await db
    .selectFrom('fileTickets')
    .select('fileId')
    .where('fileId', '=', fileId)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is not', null)
    .executeTakeFirst();
  return ticket !== undefined;
}

/** True exactly once per valid ticket, for any number of concurrent attempts. */
export async function consumeTicket(db: Db, ticket: TicketUse): Promise<boolean> {
  const used = await db
    .updateTable('fileTickets')
    .set({ usedAt: ticket.at })
    .where('tokenHash', '=', ticket.tokenHash)
    .where('fileId', '=', ticket.fileId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ticket.at)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Files that people upload for their company stay with it. */
const OF_COMPANIES = ['COMPANY_DOCUMENT', 'COMPANY_LOGO'];

export function listOwned(db: Db, ownerId: string): Promise<StoredFile[]> {
  return db.selectFrom('files').selectAll().where('ownerId', '=', ownerId).orderBy('createdAt').execute();
}

export function deleteOwned(db: Db, ownerId: string): Promise<StoredFile[]> {
  return db
    .deleteFrom('files')
    .where('ownerId', '=', ownerId)
    .where('purpose', 'not in', OF_COMPANIES)
    .returningAll()
    .execute();
}

export async function deleteTicketsExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('fileTickets').where('expiresAt', '<', at).execute();
}
