import type * as z from 'zod';
import type { UserNames, UserProfile } from '#contract/account/profile.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as codes from '#server/features/auth/email-codes/email-codes.service.ts';
import { isTwoFactorOn } from '#server/features/auth/two-factor/two-factor.service.ts';
import { accountChanged } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { nameChanged, phoneChanged } from './account.events.ts';

/** As the server holds it: times are still dates. */
type Profile = z.input<typeof UserProfile>;

export async function present(db: Db, user: users.UserRow): Promise<Profile> {
  const pending = await codes.findPendingChange(db, user.id);
  return {
    id: user.id,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    phone: user.phone,
    profilePictureUrl: user.pictureFileId && `/api/files/${user.pictureFileId}`,
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

/** Lets everything that shows or finds the person follow a change of the account. */
export async function announce(db: Db, { id: userId, userType }: users.UserRow): Promise<void> {
  await emit(db, accountChanged, { userId, userType });
}

/** Throws STALE_VERSION with the current account when another screen was faster. */
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
