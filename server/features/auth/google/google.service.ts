import type { TokenBundle } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as auth from '#server/features/auth/auth.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import * as client from './google.client.ts';
import * as queries from './google.queries.ts';
import * as accounts from './google-accounts.service.ts';

const MINUTES_AT_GOOGLE = 10;
/** Long enough to type the code of the second step. */
const MINUTES_TO_EXCHANGE = 5;

export const isConfigured = client.isConfigured;

interface Wish {
  returnTo?: string | undefined;
  userType: queries.GoogleSignIn['userType'];
}

/** Where to send the browser, and the secret that it keeps to prove later that it is the same one. */
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

/** Redeems Google's answer, once, and makes the code that the sign-in page exchanges for a session. */
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

/** Who waits behind a code; only the browser that set out may ask. */
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

interface Exchange extends accounts.Newcomer {
  signIn: queries.GoogleSignIn;
  totpCode: string | undefined;
}

/** Opens the session. Whatever refuses it on the way leaves the code as it was. */
export async function exchange(db: Db, exchanged: Exchange, request: RequestMeta): Promise<TokenBundle> {
  const { signIn, totpCode, ...newcomer } = exchanged;
  if (!(await queries.consumeHandover(db, signIn.id))) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  const { id } = await accounts.findOrCreate(db, newcomer);
  const user = await users.lock(db, id);
  auth.admitToSignIn(user, false);
  return auth.signIn(db, user, { ...request, totpCode });
}
