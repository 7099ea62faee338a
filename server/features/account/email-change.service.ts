import type * as z from 'zod';
import { EMAIL_UNCHANGED } from '#contract/account/email.ts';
import type { UserProfile } from '#contract/account/profile.ts';
import { RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as codes from '#server/features/auth/email-codes/email-codes.service.ts';
import * as recovery from '#server/features/auth/recovery/recovery.service.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import { emailChanged, emailVerified } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import type { CodeRefusal } from '#server/platform/mail/mailed-codes.ts';
import { announce, present } from './profile.service.ts';

export function refuseSame(current: string, newEmail: string): void {
  if (newEmail.toLowerCase() !== current.toLowerCase()) return;
  throw fieldFault('newEmail', EMAIL_UNCHANGED);
}

export function emailTaken(): AppError {
  const { message } = new AppError('EMAIL_TAKEN');
  return new AppError('EMAIL_TAKEN', { errors: [{ path: 'newEmail', message }] });
}

/** Mails a code to the new address. The row's lock lets one of several parallel requests through. */
export async function request(db: Db, userId: string, newEmail: string) {
  const user = await users.lock(db, userId);
  refuseSame(user.email, newEmail);
  if (await users.findByEmail(db, newEmail)) throw emailTaken();
  const expiresAt = await codes.sendForChange(db, user, newEmail);
  return { newEmail, expiresAt, cooldownSeconds: RESEND_SECONDS };
}

type Outcome = { refusal: CodeRefusal } | { profile: z.input<typeof UserProfile> };

/** Moves the account and ends its other sessions. A refused code is returned, not thrown, so that the lost attempt commits. */
export async function verify(
  db: Db,
  { userId, sessionId }: Actor,
  { otpCode, newEmail, ip }: { otpCode: string; newEmail: string; ip: string },
): Promise<Outcome> {
  const before = await users.lock(db, userId);
  refuseSame(before.email, newEmail);
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
  await recovery.forget(db, userId);
  await sessions.revokeOthers(db, { userId, sessionId }, 'EMAIL_CHANGED');
  const wasProved = before.emailVerifiedAt !== null;
  await emit(db, emailChanged, { userId, from: before.email, wasProved, to: newEmail, ip });
  if (!before.emailVerifiedAt) await emit(db, emailVerified, { userId });
  await announce(db, user);
  return { profile: await present(db, user) };
}
