import { RESET_HOURS } from '#contract/auth/recovery.ts';
import { AppError } from '#contract/core/errors.ts';
import { isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import { defineTask, queueTask } from '#server/platform/tasks.ts';
import { passwordChanged, resetRequested } from './auth.events.ts';
import { hashPassword, matches, refuseCommon } from './passwords.ts';
import * as queries from './secrets.queries.ts';
import * as sessions from './sessions.service.ts';
import { markSpent } from './spent-secrets.service.ts';

/** Matches no password: for an account whose first password is set by a link. */
export function makeUnusableHash(): Promise<string> {
  return hashPassword(newSecret());
}

/** A link that sets this person's password, once; it invalidates the one before. Only its hash is stored. */
export async function makeResetLink(db: Db, userId: string, hours: number, mark = ''): Promise<string> {
  const link = mark + newSecret();
  const tokenHash = hashSecret(link);
  await queries.replaceReset(db, { userId, tokenHash, createdAt: now(), expiresAt: inHours(hours) });
  return link;
}

async function mailLink(db: Db, email: string): Promise<void> {
  const user = await users.findByEmail(db, email);
  if (!user || isLockedOut(user)) return;
  const link = await makeResetLink(db, user.id, RESET_HOURS);
  await emit(db, resetRequested, { userId: user.id, link });
}

/** Runs in the background, so that an address without an account is answered as fast as one that has one. */
export const mailResetLink = defineTask<{ email: string }>('mailResetLink', (db, { email }) =>
  db.transaction().execute((tx) => mailLink(tx, email)),
);

/** Mails a link to an account that may sign in again; does not reveal anything about other addresses. */
export async function requestReset(db: Db, email: string): Promise<void> {
  await queueTask(db, mailResetLink, { email });
}

/** Throws INVALID_LINK unless the link works. */
export async function checkReset(db: Db, token: string): Promise<void> {
  if (!(await queries.findReset(db, hashSecret(token), now()))) throw new AppError('INVALID_LINK');
}

/** Invalidates a mailed link, because the address or the password has changed. */
export const forgetResets = queries.deleteReset;

interface Reset {
  token: string;
  passwordHash: string;
  ip: string;
}

/** Sets the password and ends every session. The address may sign in again, but is not signed in. */
export async function reset(db: Db, { token, passwordHash, ip }: Reset): Promise<UserRow> {
  const used = await queries.consumeReset(db, hashSecret(token), now());
  const user = used && (await users.get(db, used.userId));
  if (!user || isLockedOut(user)) throw new AppError('INVALID_LINK');
  await markSpent(db, 'RESET_LINK', token, user.id);
  await users.setPassword(db, user.id, passwordHash);
  await sessions.revokeAll(db, user.id, 'PASSWORD_RESET');
  await emit(db, passwordChanged, { userId: user.id, by: 'LINK', ip });
  return user;
}

interface Typed {
  password: string;
  /** The field that carries it, and the error text for a wrong one where the default does not fit. */
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

/**
 * Hashes a new password after the current one was confirmed; runs outside the transaction, because hashing is
 * slow.
 */
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
  /** The session that stays. */
  sessionId: string;
  passwordHash: string;
  ip: string;
}

/** Sets the password, ends every other session and every mailed reset link. */
export async function changePassword(db: Db, change: Change): Promise<UserRow> {
  const { userId, sessionId, passwordHash, ip } = change;
  await users.setPassword(db, userId, passwordHash);
  await sessions.revokeOthers(db, { userId, sessionId }, 'PASSWORD_CHANGED');
  await forgetResets(db, userId);
  await emit(db, passwordChanged, { userId, by: 'SETTINGS', ip });
  return users.get(db, userId);
}
