import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { AppError } from '#contract/core/errors.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as codes from '#server/features/auth/email-codes/email-codes.service.ts';
import * as recovery from '#server/features/auth/recovery/recovery.service.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import * as companies from '#server/features/companies/members/leaving.service.ts';
import { accountDeleted } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { accountClosed, accountDeactivated, accountReactivated, type ByAdmin } from './account.events.ts';
import { announce } from './profile.service.ts';

/** A suspended recruiter keeps the session, and with it the right to leave; admins close what is shut, too. */
const LEAVING = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DISABLED'] as const;

interface Caller {
  userId: string;
  ip: string;
  /** Left out where people do it to their own account. */
  by?: ByAdmin | undefined;
}

/** Rests the account. Its sessions stay, because one of them may wake it. */
export async function deactivate(db: Db, { userId, ip, by }: Caller): Promise<void> {
  const { userType } = await users.get(db, userId);
  if (userType === 'SUPER_ADMIN') await refuseLastSuperAdmin(db, userId);
  const move = { from: ['ACTIVE'], status: 'INACTIVE', updatedAt: now() } as const;
  if (!(await users.moveStatus(db, userId, move))) throw new AppError('STATE_CHANGED');
  const user = await users.get(db, userId);
  await emit(db, accountDeactivated, { userId, ip, by });
  await announce(db, user);
}

/** Nothing happens to an account that is awake. */
export async function reactivate(db: Db, { userId, ip, by }: Caller): Promise<void> {
  const move = { from: ['INACTIVE'], status: 'ACTIVE', updatedAt: now() } as const;
  if (!(await users.moveStatus(db, userId, move))) return;
  const user = await users.get(db, userId);
  await emit(db, accountReactivated, { userId, ip, by });
  await announce(db, user);
}

/** Of two who leave at once the second sees the first gone. */
async function refuseLastSuperAdmin(db: Db, userId: string): Promise<void> {
  await lockNames(db, 'leaving', ['super admins']);
  const others = (await users.listSuperAdmins(db)).filter((id) => id !== userId);
  if (others.length === 0) throw new AppError('LAST_SUPER_ADMIN');
}

/** Ends everything that is open, at once and everywhere. What is kept is erased after 30 days. */
export async function remove(
  db: Db,
  { userId, ip, by }: Caller,
  companyNames: readonly string[] = [],
): Promise<void> {
  const { userType, status: from } = await users.get(db, userId);
  if (userType === 'SUPER_ADMIN') await refuseLastSuperAdmin(db, userId);
  await companies.closeOwn(db, { actorId: userId, ip }, companyNames);
  await emit(db, accountDeleted, { userId, userType, actorId: by?.adminId ?? userId });
  await companies.leaveAll(db, userId);
  const at = now();
  const move = { from: LEAVING, status: 'DELETED', updatedAt: at, deletedAt: at } as const;
  if (!(await users.moveStatus(db, userId, move))) throw new AppError('STATE_CHANGED');
  const user = await users.get(db, userId);
  await codes.forget(db, userId);
  await recovery.forget(db, userId);
  await emit(db, accountClosed, { userId, ip, from, by, erasedOn: inDays(ERASURE_DAYS) });
  await announce(db, user);
  await sessions.revokeAll(db, userId, 'ACCOUNT_DELETED');
}
