import type { Insertable, Selectable, Updateable } from 'kysely';
import type { UserStatus, UserType } from '#contract/core/roles.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UsersTable } from '#server/db/schema/platform.ts';

export type UserRow = Selectable<UsersTable>;

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function getUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** False when the address is taken, regardless of case. */
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

/** Serialises changes to one account. */
export function lockUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/**
 * The same for another account of these types. The caller's own account, which has a shared lock, is
 * excluded.
 */
export function findAndLockUser(
  db: Db,
  id: string,
  userTypes: readonly UserType[],
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('userType', 'in', userTypes)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The statuses of these accounts, locked until the end of the transaction. */
export function holdStatuses(db: Db, ids: readonly string[]): Promise<{ id: string; status: UserStatus }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute();
}

/** Increments the version. */
export function updateUser(db: Db, id: string, change: Updateable<UsersTable>): Promise<UserRow> {
  return db
    .updateTable('users')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when the account is no longer in the status the caller read. */
export async function moveStatus(
  db: Db,
  id: string,
  { from, ...change }: { from: readonly UserStatus[]; status: UserStatus; updatedAt: Date; deletedAt?: Date },
): Promise<boolean> {
  const moved = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export async function listSuperAdmins(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('userType', '=', 'SUPER_ADMIN')
    .where('status', '=', 'ACTIVE')
    .execute();
  return admins.map(({ id }) => id);
}

/** Deleted before `before` and not erased yet. */
export async function listToErase(db: Db, before: Date): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', '<=', before)
    .where('erasedAt', 'is', null)
    .orderBy('deletedAt')
    .limit(100)
    .execute();
  return users.map(({ id }) => id);
}

/** The account, locked, if it still is to be erased: exactly one of several processes gets it. */
export function claimToErase(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
