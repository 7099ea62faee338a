import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import { isAdminType, isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as codes from '#server/features/auth/email-codes/email-codes.service.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import * as twoFactor from '#server/features/auth/two-factor/two-factor.service.ts';
import { emailVerified } from '#server/features/users/users.events.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import { emit } from '#server/platform/events.ts';
import { defineTask, queueTask } from '#server/platform/tasks.ts';
import { signedIn } from './auth.events.ts';

/** What stands between a right password and a session, in the order in which a person learns of it. */
export function admitToSignIn(user: UserRow, isAdminLogin: boolean): void {
  if (isLockedOut(user)) throw new AppError('ACCOUNT_LOCKED');
  if (user.userType === 'JOBSEEKER' && !user.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  if (isAdminLogin && !isAdminType(user.userType)) throw new AppError('ADMIN_ONLY');
}

/** Asks for a code where two-step sign-in is on; a right one is used up in the caller's transaction. */
async function takeSecondStep(db: Db, user: UserRow, code: string | undefined): Promise<boolean> {
  if (!(await twoFactor.isTwoFactorOn(db, user.id))) return false;
  if (!code) throw new AppError('TWO_FACTOR_REQUIRED');
  if (!(await twoFactor.accept(db, user.id, code))) throw new AppError('INVALID_TOTP');
  return true;
}

interface Opening extends RequestMeta {
  isNewDevice: boolean;
  tookSecondStep: boolean;
}

async function openSession(db: Db, user: UserRow, opening: Opening): Promise<TokenBundle> {
  const { userAgent, ip, isNewDevice } = opening;
  await emit(db, signedIn, { userId: user.id, userAgent, ip, isNewDevice });
  return sessions.start(db, user, opening);
}

interface SignIn extends RequestMeta {
  totpCode: string | undefined;
}

/**
 * Opens a session after the second step; the owner of the account is told when it is from a new device. The caller
 * has locked the person, so that a session opened without a code is there to be ended by whoever turns it on meanwhile.
 */
export async function signIn(db: Db, user: UserRow, { totpCode, ...request }: SignIn): Promise<TokenBundle> {
  const tookSecondStep = await takeSecondStep(db, user, totpCode);
  const isNewDevice = await sessions.isNewDevice(db, user.id, request);
  return openSession(db, user, { ...request, isNewDevice, tookSecondStep });
}

interface PasswordSignIn extends SignIn {
  isAdminLogin: boolean;
}

/**
 * The password was compared before this transaction. One that was changed since has ended the sessions opened with
 * the former, so that is no longer right.
 */
export async function signInByPassword(
  db: Db,
  compared: UserRow,
  { isAdminLogin, ...request }: PasswordSignIn,
): Promise<TokenBundle> {
  const user = await users.lock(db, compared.id);
  if (user.passwordHash !== compared.passwordHash || user.email !== compared.email)
    throw new AppError('INVALID_CREDENTIALS');
  admitToSignIn(user, isAdminLogin);
  return signIn(db, user, request);
}

/** Confirms the address and signs in; with two-step sign-in on, a mailed code alone opens no session. */
export async function verify(db: Db, userId: string, request: RequestMeta): Promise<TokenBundle | undefined> {
  await users.markVerified(db, userId);
  const user = await users.get(db, userId);
  admitToSignIn(user, false);
  await emit(db, emailVerified, { userId });
  if (await twoFactor.isTwoFactorOn(db, userId)) return undefined;
  return openSession(db, user, { ...request, isNewDevice: false, tookSecondStep: false });
}

/** In the background, for an address that does not wait for a code is to be answered as fast as one that does. */
export const mailCode = defineTask<{ email: string }>('mailCode', (db, { email }) =>
  db.transaction().execute(async (tx) => {
    const user = await users.findByEmail(tx, email);
    if (user && !user.emailVerifiedAt && !isLockedOut(user)) await codes.send(tx, user);
  }),
);

/** Mails a code to an address that waits for one; says nothing about every other. */
export async function resend(db: Db, email: string): Promise<void> {
  await codes.askFor(db, email);
  await queueTask(db, mailCode, { email });
}

export interface EmailStatus {
  user: UserRow | undefined;
  accountEnabled: boolean;
  needsVerification: boolean;
}

export async function emailStatus(db: Db, email: string): Promise<EmailStatus> {
  const user = await users.findByEmail(db, email);
  return {
    user,
    accountEnabled: user !== undefined && !isLockedOut(user),
    needsVerification: user?.userType === 'JOBSEEKER' && !user.emailVerifiedAt,
  };
}
