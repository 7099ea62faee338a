import type * as z from 'zod';
import type { TokenBundle } from '#contract/auth/session.ts';
import type { CandidateSignUp, RecruiterSignUp } from '#contract/auth/sign-up.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/account/account.service.ts';
import * as account from '#server/features/account/account.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { RequestMeta } from '#server/http/actor.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { emailVerified } from './auth.events.ts';
import { newDeviceMail } from './auth.mail.ts';
import * as codes from './email-codes.service.ts';
import * as sessions from './sessions.service.ts';

type Hashed<T> = Omit<T, 'password'> & { passwordHash: string };

export async function signUpCandidate(
  db: Db,
  input: Hashed<z.output<typeof CandidateSignUp>>,
): Promise<UserRow> {
  const user = await account.create(db, { ...input, userType: 'JOBSEEKER' });
  await candidates.create(db, user.id);
  await codes.send(db, user);
  return user;
}

export async function signUpRecruiter(
  db: Db,
  { companyName, ...input }: Hashed<z.output<typeof RecruiterSignUp>>,
  request: RequestMeta,
): Promise<TokenBundle> {
  const user = await account.create(db, { ...input, userType: 'RECRUITER' });
  await companies.found(db, { name: companyName, founderId: user.id, phone: input.phone });
  await codes.send(db, user);
  return sessions.start(db, user, request);
}

/** What stands between a right password and a session, in the order in which a person learns of it. */
export function admitToSignIn(user: UserRow, isAdminLogin: boolean): void {
  if (user.status !== 'ACTIVE' && user.status !== 'INACTIVE') throw new AppError('ACCOUNT_LOCKED');
  if (user.userType === 'JOBSEEKER' && !user.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  const isAdmin = user.userType === 'ADMIN' || user.userType === 'SUPER_ADMIN';
  if (isAdminLogin && !isAdmin) throw new AppError('ADMIN_ONLY');
}

/** Opens a session, and tells the owner of the account when it is from a new device. */
export async function signIn(db: Db, user: UserRow, request: RequestMeta): Promise<TokenBundle> {
  if (await sessions.isNewDevice(db, user.id, request)) {
    await queueMail(
      db,
      newDeviceMail({ to: user.email, firstName: user.firstName, userAgent: request.userAgent, at: now() }),
    );
  }
  return sessions.start(db, user, request);
}

/** Confirms the address and signs in. */
export async function verify(db: Db, userId: string, request: RequestMeta): Promise<TokenBundle> {
  await account.markVerified(db, userId);
  const user = await account.get(db, userId);
  admitToSignIn(user, false);
  await emit(db, emailVerified, { userId });
  return sessions.start(db, user, request);
}

/** Mails a code to an address that waits for one; says nothing about one that does not exist. */
export async function resend(db: Db, email: string): Promise<void> {
  const user = await account.findByEmail(db, email);
  if (user && !user.emailVerifiedAt) await codes.send(db, user);
}

export interface EmailStatus {
  user: UserRow | undefined;
  accountEnabled: boolean;
  needsVerification: boolean;
}

export async function emailStatus(db: Db, email: string): Promise<EmailStatus> {
  const user = await account.findByEmail(db, email);
  return {
    user,
    accountEnabled: user?.status === 'ACTIVE' || user?.status === 'INACTIVE',
    needsVerification: user?.userType === 'JOBSEEKER' && !user.emailVerifiedAt,
  };
}
