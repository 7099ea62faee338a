import type * as z from 'zod';
import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { EMAIL_UNCHANGED } from '#contract/account/email.ts';
import type { UserNames, UserProfile } from '#contract/account/profile.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as codes from '#server/features/auth/email-codes.service.ts';
import * as recovery from '#server/features/auth/passwords.service.ts';
import * as sessions from '#server/features/auth/sessions.service.ts';
import { isTwoFactorOn } from '#server/features/auth/two-factor.service.ts';
import * as companies from '#server/features/companies/members.service.ts';
import {
  accountChanged,
  accountDeleted,
  emailChanged,
  emailVerified,
} from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { asMember } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import type { CodeRefusal } from '#server/platform/mail/mailed-codes.ts';
import {
  type AccountDeed,
  accountClosed,
  accountDeactivated,
  accountReactivated,
  nameChanged,
  phoneChanged,
  pictureChanged,
} from './account.events.ts';

/** In the server, before serialisation: times are still dates. */
type Profile = z.input<typeof UserProfile>;

export async function present(db: Db, user: users.UserRow): Promise<Profile> {
  const pending = await codes.findPendingChange(db, user.id);
  return {
    ...users.shownOf(user),
    phone: user.phone,
    createdAt: user.createdAt,
    twoFactorEnabled: await isTwoFactorOn(db, user.id),
    pendingEmail: pending
      ? {
          newEmail: pending.email,
          expiresAt: pending.expiresAt,
          resendAt: new Date(pending.createdAt.getTime() + RESEND_SECONDS * 1000),
        }
      : null,
    version: user.version,
  };
}

export async function get(db: Db, userId: string): Promise<Profile> {
  return present(db, await users.get(db, userId));
}

/** Updates everything that shows or finds the person after a change of the account. */
export async function announce(db: Db, { id: userId, userType }: users.UserRow): Promise<void> {
  await emit(db, accountChanged, { userId, userType });
}

/** Throws STALE_VERSION with the current account when another save came first. */
export async function rename(
  db: Db,
  userId: string,
  { firstName, lastName }: z.output<typeof UserNames>,
  { ifMatch, ip }: { ifMatch: number | undefined; ip: string },
): Promise<Profile> {
  const before = await users.lock(db, userId);
  if (ifMatch !== undefined && ifMatch !== before.version) {
    throw new AppError('STALE_VERSION', { data: await present(db, before) });
  }
  const user = await users.update(db, userId, { firstName, lastName, updatedAt: now() });
  const old = { firstName: before.firstName, lastName: before.lastName };
  await emit(db, nameChanged, { userId, ip, before: old, after: { firstName, lastName } });
  await announce(db, user);
  return present(db, user);
}

export async function setPhone(db: Db, userId: string, phone: string | null, ip: string): Promise<Profile> {
  const user = await users.update(db, userId, { phone, updatedAt: now() });
  await emit(db, phoneChanged, { userId, ip, phone });
  await announce(db, user);
  return present(db, user);
}

export function refuseSameEmail(current: string, newEmail: string): void {
  if (newEmail.toLowerCase() !== current.toLowerCase()) return;
  throw fieldFault('newEmail', EMAIL_UNCHANGED);
}

export function emailTaken(): AppError {
  const { message } = new AppError('EMAIL_TAKEN');
  return new AppError('EMAIL_TAKEN', { errors: [{ path: 'newEmail', message }] });
}

/** Mails a code to the new address. The row's lock lets one of several parallel requests through. */
export async function requestEmailChange(db: Db, userId: string, newEmail: string) {
  const user = await users.lock(db, userId);
  refuseSameEmail(user.email, newEmail);
  if (await users.findByEmail(db, newEmail)) throw emailTaken();
  const expiresAt = await codes.sendForChange(db, user, newEmail);
  return { newEmail, expiresAt, cooldownSeconds: RESEND_SECONDS };
}

type Outcome = { refusal: CodeRefusal } | { profile: z.input<typeof UserProfile> };

/**
 * Changes the account's address and ends its other sessions. A refused code is returned, not thrown, so that
 * the failed attempt commits.
 */
export async function verifyEmailChange(
  db: Db,
  { userId, sessionId }: Actor,
  { otpCode, newEmail, ip }: { otpCode: string; newEmail: string; ip: string },
): Promise<Outcome> {
  const before = await users.lock(db, userId);
  refuseSameEmail(before.email, newEmail);
  const pending = await codes.findPendingChange(db, userId);
  if (pending?.email.toLowerCase() !== newEmail.toLowerCase()) {
    return { refusal: { code: 'CODE_EXPIRED', remainingAttempts: 0 } };
  }
  const refusal = await codes.checkChange(db, userId, otpCode);
  if (refusal) return { refusal };
  if (await users.findByEmail(db, newEmail)) throw emailTaken();
  const at = now();
  const user = await users.update(db, userId, { email: newEmail, emailVerifiedAt: at, updatedAt: at });
  await codes.forget(db, userId);
  await recovery.forgetResets(db, userId);
  await sessions.revokeOthers(db, { userId, sessionId }, 'EMAIL_CHANGED');
  const wasProved = before.emailVerifiedAt !== null;
  await emit(db, emailChanged, { userId, from: before.email, wasProved, to: newEmail, ip });
  if (!before.emailVerifiedAt) await emit(db, emailVerified, { userId });
  await announce(db, user);
  return { profile: await present(db, user) };
}

/**
 * Replaces or removes the person's picture. Returns the old file, whose bytes are deleted after the commit.
 */
export async function replacePicture(
  db: Db,
  userId: string,
  stored: files.StoredBytes | null,
  ip: string,
): Promise<StoredFile | undefined> {
  const { pictureFileId: old } = await users.lock(db, userId);
  if (!old && !stored) return undefined;
  const ownership = { ownerId: userId, purpose: 'PROFILE_PICTURE', isPublic: true } as const;
  const pictureFileId = stored && (await files.insert(db, stored, ownership));
  const user = await users.update(db, userId, { pictureFileId, updatedAt: now() });
  await emit(db, pictureChanged, { userId, ip, isRemoved: stored === null });
  await announce(db, user);
  return old ? files.remove(db, old) : undefined;
}

/**
 * A suspended recruiter keeps the session, and so can delete the account; admins can also delete locked
 * accounts.
 */
const LEAVING = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DISABLED'] as const;

/** Deactivates the account. Its sessions stay, because one of them may reactivate it. */
export async function deactivate(db: Db, deed: AccountDeed): Promise<void> {
  const { userId } = deed;
  const { userType } = await users.get(db, userId);
  if (userType === 'SUPER_ADMIN') await refuseLastSuperAdmin(db, userId);
  const move = { from: ['ACTIVE'], status: 'INACTIVE', updatedAt: now() } as const;
  if (!(await users.moveStatus(db, userId, move))) throw new AppError('STATE_CHANGED');
  const user = await users.get(db, userId);
  await emit(db, accountDeactivated, deed);
  await announce(db, user);
}

/** Does nothing for an active account. */
export async function reactivate(db: Db, deed: AccountDeed): Promise<void> {
  const { userId } = deed;
  const move = { from: ['INACTIVE'], status: 'ACTIVE', updatedAt: now() } as const;
  if (!(await users.moveStatus(db, userId, move))) return;
  const user = await users.get(db, userId);
  await emit(db, accountReactivated, deed);
  await announce(db, user);
}

/** Of two who leave at once, the second waits and sees that the first has left. */
async function refuseLastSuperAdmin(db: Db, userId: string): Promise<void> {
  await lockNames(db, 'leaving', ['super admins']);
  const others = (await users.listSuperAdmins(db)).filter((id) => id !== userId);
  if (others.length === 0) throw new AppError('LAST_SUPER_ADMIN');
}

/** Ends all open processes and sessions at once. The data is erased after 30 days. */
export async function remove(db: Db, deed: AccountDeed, companyNames: readonly string[] = []): Promise<void> {
  const { userId, actorId } = deed;
  const { userType, status: from } = await users.get(db, userId);
  if (userType === 'SUPER_ADMIN') await refuseLastSuperAdmin(db, userId);
  await companies.closeOwn(db, asMember({ userId }, deed), companyNames);
  await emit(db, accountDeleted, { userId, userType, actorId });
  await companies.leaveAll(db, userId);
  const at = now();
  const move = { from: LEAVING, status: 'DELETED', updatedAt: at, deletedAt: at } as const;
  if (!(await users.moveStatus(db, userId, move))) throw new AppError('STATE_CHANGED');
  const user = await users.get(db, userId);
  await codes.forget(db, userId);
  await recovery.forgetResets(db, userId);
  await emit(db, accountClosed, { ...deed, from, erasedOn: inDays(ERASURE_DAYS) });
  await announce(db, user);
  await sessions.revokeAll(db, userId, 'ACCOUNT_DELETED');
}
