import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import { isAdminType, isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { emailVerified } from '#server/features/users/users.events.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { emit } from '#server/platform/events.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { defineTask, queueTask } from '#server/platform/tasks.ts';
import {
  FAILED_SIGN_INS,
  type FailedSignIn,
  proofRefused,
  type SignInFailed,
  signedIn,
  signInFailed,
} from './auth.events.ts';
import * as codes from './email-codes.service.ts';
import * as sessions from './sessions.service.ts';
import * as twoFactor from './two-factor.service.ts';

interface Tried {
  userId: string | undefined;
  email: string;
  ip: string;
}

/**
 * Notifications of a failed sign-in are sent in the background, so that an address without an account takes
 * as long to refuse.
 */
export const tellOfFailedSignIn = defineTask<Omit<SignInFailed, 'userId'> & { userId: string | null }>(
  'tellOfFailedSignIn',
  async (db, { userId, ...failed }) => {
    if (userId !== null) await emit(db, signInFailed, { userId, ...failed });
  },
);

function isFailedSignIn(code: AppError['code']): code is FailedSignIn {
  return FAILED_SIGN_INS.some((one) => one === code);
}

/** Records a refused sign-in. Runs after the transaction of the sign-in, if there was one. */
export async function noteFailedSignIn(
  db: Db,
  refusal: unknown,
  { userId, email, ip }: Tried,
): Promise<void> {
  if (!(refusal instanceof AppError) || !isFailedSignIn(refusal.code)) return;
  const { code } = refusal;
  securityLog.write({ event: 'signIn.failed', code, userId, email });
  // One task per address and refusal, however many attempts are waiting.
  const key = `${tellOfFailedSignIn.name}:${code}:${securityLog.pseudonym(email)}`;
  await queueTask(db, tellOfFailedSignIn, { userId: userId ?? null, code, ip }, { key });
}

/** What stops a sign-in after a correct password, in the order in which a person is shown it. */
export function admitToSignIn(user: UserRow, isAdminLogin: boolean): void {
  if (isLockedOut(user)) throw new AppError('ACCOUNT_LOCKED');
  if (user.userType === 'JOBSEEKER' && !user.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  if (isAdminLogin && !isAdminType(user.userType)) throw new AppError('ADMIN_ONLY');
}

/** Asks for a code where two-step sign-in is on; a correct one is used up in the caller's transaction. */
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
 * Opens a session after the second step; the owner is notified when it is from a new device. The caller has
 * locked the user, so that a concurrent activation of two-step sign-in sees, and ends, a session opened
 * without a code.
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
 * The password was compared before this transaction. A password change since then has ended the sessions
 * opened with the old one, so the comparison does not count any more.
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

/** Confirms the address and signs in. With two-step sign-in on, a mailed code alone opens no session. */
export async function verify(db: Db, userId: string, request: RequestMeta): Promise<TokenBundle | undefined> {
  await users.markVerified(db, userId);
  const user = await users.get(db, userId);
  admitToSignIn(user, false);
  await emit(db, emailVerified, { userId });
  if (await twoFactor.isTwoFactorOn(db, userId)) return undefined;
  return openSession(db, user, { ...request, isNewDevice: false, tookSecondStep: false });
}

/** Runs in the background, so that an address without a pending code is answered as fast as one with one. */
export const mailCode = defineTask<{ email: string }>('mailCode', (db, { email }) =>
  db.transaction().execute(async (tx) => {
    const user = await users.findByEmail(tx, email);
    if (user && !user.emailVerifiedAt && !isLockedOut(user)) await codes.send(tx, user);
  }),
);

/** Mails a code to an address that waits for one; does not reveal anything about other addresses. */
export async function resend(db: Db, email: string): Promise<void> {
  await codes.askFor(db, email);
  await queueTask(db, mailCode, { email });
}

interface EmailStatus {
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

interface Shown {
  /** Absent when a password was given. */
  totpCode: string | undefined;
  /** Compared before the transaction. */
  isPasswordRight: boolean;
  ip: string;
}

async function isRight(db: Db, userId: string, { totpCode, isPasswordRight }: Shown): Promise<boolean> {
  if (totpCode === undefined) return isPasswordRight;
  if (!(await twoFactor.isTwoFactorOn(db, userId))) throw new AppError('TWO_FACTOR_NOT_ON');
  return twoFactor.accept(db, userId, totpCode);
}

/** Whether the session is now proved. A refusal is returned, not thrown, so that its record commits. */
export async function prove(db: Db, { userId, sessionId }: Actor, shown: Shown): Promise<boolean> {
  const by = shown.totpCode === undefined ? 'PASSWORD' : 'CODE';
  const isProved = await isRight(db, userId, shown);
  if (isProved) await sessions.markProved(db, sessionId, by);
  else await emit(db, proofRefused, { userId, by, ip: shown.ip });
  return isProved;
}
