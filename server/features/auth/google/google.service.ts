import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import { isLockedOut } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { googleLinked, passwordDiscarded } from '#server/features/auth/auth.events.ts';
import * as auth from '#server/features/auth/auth.service.ts';
import * as codes from '#server/features/auth/email-codes.service.ts';
import * as recovery from '#server/features/auth/passwords.service.ts';
import * as sessions from '#server/features/auth/sessions.service.ts';
import * as twoFactor from '#server/features/auth/two-factor.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { emailVerified, signedUp } from '#server/features/users/users.events.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import type { Identity } from './google.client.ts';
import * as client from './google.client.ts';
import type { GoogleSignIn } from './google.queries.ts';
import * as queries from './google.queries.ts';

interface Newcomer {
  identity: Identity;
  userType: GoogleSignIn['userType'];
  /** The hash of a random secret: no password matches it. */
  unusableHash: string;
  ref?: string | null | undefined;
  deviceId?: string | null | undefined;
}

/**
 * The account of a person whom Google has authenticated: the linked one, else the one with the address, else
 * a new candidate.
 */
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

/** A candidate whose address needs no code, because Google has confirmed it. */
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
 * Another person made this account and never proved the address; now its owner signs in. Invalidates
 * everything the other person may hold: password, sessions, second step, mailed codes.
 */
async function claim(db: Db, user: UserRow, unusableHash: string): Promise<void> {
  await users.setPassword(db, user.id, unusableHash);
  await sessions.revokeAll(db, user.id, 'ADDRESS_CLAIMED');
  await twoFactor.discard(db, user.id);
  await codes.forget(db, user.id);
  await recovery.forgetResets(db, user.id);
  await confirm(db, user.id);
  await emit(db, passwordDiscarded, { userId: user.id });
}

const MINUTES_AT_GOOGLE = 10;
/** Long enough to type the code of the second step. */
const MINUTES_TO_EXCHANGE = 5;

export const isConfigured = client.isConfigured;

interface Wish {
  returnTo?: string | undefined;
  userType: queries.GoogleSignIn['userType'];
}

/** Where to redirect the browser, and the secret that it stores to prove later that it is the same one. */
export async function start(db: Db, { returnTo, userType }: Wish) {
  const id = newId();
  const browserSecret = newSecret();
  const checks = client.newChecks();
  const address = await client.authorizationAddress(checks);
  await queries.insertSignIn(db, {
    id,
    browserHash: hashSecret(browserSecret),
    stateHash: hashSecret(checks.state),
    sealedChecks: seal(JSON.stringify(checks), id),
    returnTo: returnTo ?? null,
    userType,
    codeHash: null,
    identity: null,
    expiresAt: inMinutes(MINUTES_AT_GOOGLE),
  });
  return { address, browserSecret };
}

/** Redeems Google's answer, once, and creates the code that the sign-in page exchanges for a session. */
export async function finish(db: Db, search: string, browserSecret: string) {
  const state = new URLSearchParams(search).get('state') ?? '';
  const way = { stateHash: hashSecret(state), browserHash: hashSecret(browserSecret), at: now() };
  const signIn = await queries.takeState(db, way);
  const checks = signIn && unseal(signIn.sealedChecks, signIn.id);
  if (!checks) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  const identity = await client.readIdentity(search, JSON.parse(checks) as client.Checks);
  const code = newSecret();
  const expiresAt = inMinutes(MINUTES_TO_EXCHANGE);
  await queries.handOver(db, signIn.id, { codeHash: hashSecret(code), identity, expiresAt });
  return { code, returnTo: signIn.returnTo };
}

/** Whose sign-in a code belongs to; only the browser that started it may ask. */
export async function waiting(
  db: Db,
  code: string,
  browserSecret: string,
): Promise<{ signIn: queries.GoogleSignIn; identity: client.Identity }> {
  const signIn = await queries.findHandover(db, {
    codeHash: hashSecret(code),
    browserHash: hashSecret(browserSecret),
    at: now(),
  });
  if (!signIn?.identity) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  return { signIn, identity: signIn.identity };
}

interface Exchange extends Newcomer {
  signIn: queries.GoogleSignIn;
  totpCode: string | undefined;
}

/** Opens the session. A refusal on the way does not use up the code. */
export async function exchange(db: Db, exchanged: Exchange, request: RequestMeta): Promise<TokenBundle> {
  const { signIn, totpCode, ...newcomer } = exchanged;
  if (!(await queries.consumeHandover(db, signIn.id))) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  const { id } = await findOrCreate(db, newcomer);
  const user = await users.lock(db, id);
  auth.admitToSignIn(user, false);
  return auth.signIn(db, user, { ...request, totpCode });
}
