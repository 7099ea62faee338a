import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { passwordChanged } from '#server/features/auth/auth.events.ts';
import * as recovery from '#server/features/auth/recovery/recovery.service.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { emit } from '#server/platform/events.ts';
import { hashPassword, matches, refuseCommon } from './passwords.ts';

interface Typed {
  password: string;
  /** The field that carries it, and what is said of a wrong one where the table's sentence does not fit. */
  path: string;
  message?: string;
}

/** Throws WRONG_PASSWORD at its field unless it is this person's. */
export async function confirmPassword(
  db: Db,
  userId: string,
  { password, path, message }: Typed,
): Promise<void> {
  const { passwordHash } = await users.get(db, userId);
  if (await matches(passwordHash, password)) return;
  const refusal = new AppError('WRONG_PASSWORD', { message });
  throw new AppError('WRONG_PASSWORD', { message, errors: [{ path, message: refusal.message }] });
}

/** Hashes a new password once the current one was right; for outside the transaction. */
export async function prepareChange(
  db: Db,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  refuseCommon(newPassword, 'newPassword');
  await confirmPassword(db, userId, { password: currentPassword, path: 'currentPassword' });
  return hashPassword(newPassword);
}

interface Change {
  userId: string;
  /** The one that stays. */
  sessionId: string;
  passwordHash: string;
  ip: string;
}

/** Sets the password, ends every other session and every mailed reset link. */
export async function changePassword(db: Db, change: Change): Promise<UserRow> {
  const { userId, sessionId, passwordHash, ip } = change;
  await users.setPassword(db, userId, passwordHash);
  await sessions.revokeOthers(db, { userId, sessionId }, 'PASSWORD_CHANGED');
  await recovery.forget(db, userId);
  await emit(db, passwordChanged, { userId, by: 'SETTINGS', ip });
  return users.get(db, userId);
}
