import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { UsersTable } from '#server/db/schema/platform.ts';

export type UserRow = Selectable<UsersTable>;

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function getUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** False when the address is taken, in whatever case it is written. */
export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function markEmailVerified(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(at)), updatedAt: at }))
    .where('id', '=', id)
    .execute();
}

export async function updatePassword(db: Db, id: string, passwordHash: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ passwordHash, updatedAt: at }).where('id', '=', id).execute();
}

export async function markLogin(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ lastLoginAt: at }).where('id', '=', id).execute();
}

export interface NameChange {
  firstName: string;
  lastName: string;
  phone: string | null;
}

export async function updateNames(db: Db, id: string, change: NameChange, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ ...change, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function listAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('userType', 'in', ['ADMIN', 'SUPER_ADMIN'])
    .where('status', '=', 'ACTIVE')
    .execute();
  return admins.map(({ id }) => id);
}

/** False when the account is no longer active. */
export async function suspendUser(db: Db, id: string, at: Date): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ status: 'SUSPENDED', updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
