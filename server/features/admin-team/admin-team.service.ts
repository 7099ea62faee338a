import {
  ADMIN_LINK_DAYS,
  ADMIN_ROLES,
  type AddAdminInput,
  type AdminMember,
  type AdminRole,
} from '#contract/admin-team.ts';
import { ADMIN_LINK_MARK } from '#contract/auth/recovery.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as closing from '#server/features/account/account.service.ts';
import { announce } from '#server/features/account/account.service.ts';
import * as recovery from '#server/features/auth/passwords.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { adminAdded, adminRoleChanged } from './admin-team.events.ts';
import * as queries from './admin-team.queries.ts';

function present(
  { status, createdAt, lastLoginAt, ...row }: queries.AdminRow,
  readerId: string,
): AdminMember {
  return {
    ...row,
    isYou: row.id === readerId,
    isResting: status === 'INACTIVE',
    addedAt: createdAt.toISOString(),
    lastSignInAt: lastLoginAt?.toISOString() ?? null,
  };
}

export async function list(db: Db, readerId: string): Promise<AdminMember[]> {
  return (await queries.listAdmins(db)).map((row) => present(row, readerId));
}

async function get(db: Db, id: string, readerId: string): Promise<AdminMember> {
  return present(await queries.getAdmin(db, id), readerId);
}

async function sendLink(
  db: Db,
  deed: PersonsDeed,
  { userId, role, isAgain }: { userId: string; role: AdminRole; isAgain: boolean },
): Promise<void> {
  const link = await recovery.makeResetLink(db, userId, ADMIN_LINK_DAYS * 24, ADMIN_LINK_MARK);
  await emit(db, adminAdded, { ...deed, userId, role, link, isAgain });
}

/** The password is set later, by a mailed link; until then `unusableHash` matches none. */
export async function add(
  db: Db,
  deed: PersonsDeed,
  { role, unusableHash, ...person }: AddAdminInput & { unusableHash: string },
): Promise<AdminMember> {
  const user = await users.create(db, { ...person, phone: null, passwordHash: unusableHash, userType: role });
  await users.markVerified(db, user.id);
  await sendLink(db, deed, { userId: user.id, role, isAgain: false });
  return get(db, user.id, deed.actorId);
}

/** Locks another admin's row until the transaction ends. */
async function holdOther(db: Db, id: string, actorId: string) {
  if (id === actorId) throw new AppError('OWN_ADMIN_ACCOUNT');
  const user = await users.findAndLock(db, id, ADMIN_ROLES);
  if (!user || user.status === 'DELETED') throw new AppError('NOT_FOUND');
  return { user, role: user.userType as AdminRole };
}

export async function mailLink(db: Db, deed: PersonsDeed, id: string): Promise<AdminMember> {
  const { user, role } = await holdOther(db, id, deed.actorId);
  if (user.lastLoginAt) throw new AppError('STATE_CHANGED');
  await sendLink(db, deed, { userId: id, role, isAgain: true });
  return get(db, id, deed.actorId);
}

/** Takes effect at once, because every call reads the caller's role from the database. */
export async function setRole(db: Db, deed: PersonsDeed, id: string, to: AdminRole): Promise<AdminMember> {
  const { role: from } = await holdOther(db, id, deed.actorId);
  if (from !== to) {
    await announce(db, await users.update(db, id, { userType: to, updatedAt: now() }));
    await emit(db, adminRoleChanged, { ...deed, userId: id, from, to });
  }
  return get(db, id, deed.actorId);
}

export async function remove(db: Db, deed: PersonsDeed, id: string): Promise<void> {
  await holdOther(db, id, deed.actorId);
  await closing.remove(db, { ...deed, userId: id, reason: 'Removed from the admins.' });
}
