import { AppError } from '#contract/core/errors.ts';
import { isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { googleLinked, passwordDiscarded } from '#server/features/auth/auth.events.ts';
import * as codes from '#server/features/auth/email-codes/email-codes.service.ts';
import * as recovery from '#server/features/auth/recovery/recovery.service.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import * as twoFactor from '#server/features/auth/two-factor/two-factor.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { emailVerified, signedUp } from '#server/features/users/users.events.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import type { Identity } from './google.client.ts';
import type { GoogleSignIn } from './google.queries.ts';
import * as queries from './google.queries.ts';

export interface Newcomer {
  identity: Identity;
  userType: GoogleSignIn['userType'];
  /** Of a random secret: nobody knows a password that fits. */
  unusableHash: string;
  ref?: string | null | undefined;
  deviceId?: string | null | undefined;
}

/** The account of whom Google vouches for: the linked one, else that of the address, else a new candidate's. */
export async function findOrCreate(db: Db, newcomer: Newcomer): Promise<UserRow> {
  const { identity, unusableHash } = newcomer;
  const linked = await queries.findIdentity(db, identity.subject);
  if (linked) return users.get(db, linked.userId);
  const known = await users.findByEmail(db, identity.email);
  if (!known) return create(db, newcomer);
  if (isLockedOut(known)) throw new AppError('ACCOUNT_LOCKED');
  if (await queries.hasIdentity(db, known.id)) throw new AppError('GOOGLE_OTHER_ACCOUNT');
  if (!known.emailVerifiedAt) await claim(db, known, unusableHash);
  await link(db, known.id, identity);
  return users.get(db, known.id);
}

/** A candidate whose address needs no code: Google has confirmed it. */
async function create(
  db: Db,
  { identity, userType, unusableHash, ref = null, deviceId = null }: Newcomer,
): Promise<UserRow> {
  if (userType !== 'JOBSEEKER') throw new AppError('GOOGLE_NO_ACCOUNT');
  const { email, firstName, lastName } = identity;
  const person = { email, firstName, lastName, phone: null };
  const { id } = await users.create(db, { ...person, userType, passwordHash: unusableHash });
  await candidates.create(db, id);
  await emit(db, signedUp, { userId: id, userType, email, phone: null, ref, deviceId });
  await confirm(db, id);
  await link(db, id, identity);
  return users.get(db, id);
}

async function confirm(db: Db, userId: string): Promise<void> {
  await users.markVerified(db, userId);
  await emit(db, emailVerified, { userId });
}

async function link(db: Db, userId: string, { subject }: Identity): Promise<void> {
  await queries.insertIdentity(db, subject, userId, now());
  await emit(db, googleLinked, { userId });
}

/**
 * Somebody made this account and never proved the address; now its owner comes. Whatever the other one may
 * still hold (password, sessions, second step, mailed codes) opens nothing any more.
 */
async function claim(db: Db, user: UserRow, unusableHash: string): Promise<void> {
  await users.setPassword(db, user.id, unusableHash);
  await sessions.revokeAll(db, user.id, 'ADDRESS_CLAIMED');
  await twoFactor.discard(db, user.id);
  await codes.forget(db, user.id);
  await recovery.forget(db, user.id);
  await confirm(db, user.id);
  await emit(db, passwordDiscarded, { userId: user.id });
}
