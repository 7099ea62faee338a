import { RESET_HOURS } from '#contract/auth/recovery.ts';
import { AppError } from '#contract/core/errors.ts';
import { isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { passwordChanged, resetRequested } from '#server/features/auth/auth.events.ts';
import { hashPassword } from '#server/features/auth/passwords/passwords.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import { markSpent } from '#server/features/auth/spent-secrets.service.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import { defineTask, queueTask } from '#server/platform/tasks.ts';
import * as queries from './recovery.queries.ts';

/** Fits no password: for an account whose first one is set by a link. */
export function makeUnusableHash(): Promise<string> {
  return hashPassword(newSecret());
}

/** A link that sets this person's password, once; the one before works no more. It is in no other place. */
export async function makeLink(db: Db, userId: string, hours: number, mark = ''): Promise<string> {
  const link = mark + newSecret();
  const tokenHash = hashSecret(link);
  await queries.replaceReset(db, { userId, tokenHash, createdAt: now(), expiresAt: inHours(hours) });
  return link;
}

async function mailLink(db: Db, email: string): Promise<void> {
  const user = await users.findByEmail(db, email);
  if (!user || isLockedOut(user)) return;
  const link = await makeLink(db, user.id, RESET_HOURS);
  await emit(db, resetRequested, { userId: user.id, link });
}

/** In the background, for an address without an account is to be answered as fast as one that has one. */
export const mailResetLink = defineTask<{ email: string }>('mailResetLink', (db, { email }) =>
  db.transaction().execute((tx) => mailLink(tx, email)),
);

/** Mails a link to whoever may come back; says nothing about everybody else. */
export async function request(db: Db, email: string): Promise<void> {
  await queueTask(db, mailResetLink, { email });
}

/** Throws INVALID_LINK unless the link works. */
export async function check(db: Db, token: string): Promise<void> {
  if (!(await queries.findReset(db, hashSecret(token), now()))) throw new AppError('INVALID_LINK');
}

/** A link that was mailed works no more: the address or the password is another one now. */
export const forget = queries.deleteReset;

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
