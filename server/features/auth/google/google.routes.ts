import type { FastifyReply } from 'fastify';
import { exchangeGoogleCode, finishGoogleSignIn, startGoogleSignIn } from '#contract/auth/google.ts';
import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import { noteFailedSignIn } from '#server/features/auth/auth.service.ts';
import { makeUnusableHash } from '#server/features/auth/passwords.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, returnPoint, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { linkTo } from '#server/platform/links.ts';
import * as google from './google.service.ts';

/**
 * Binds the redirect to Google, its answer and the exchange to one browser. Valid for ten minutes, for these
 * calls only.
 */
const COOKIE = 'google_sign_in';
const COOKIE_SECONDS = 600;

function keepSecret(reply: FastifyReply, secret: string, maxAgeSeconds: number): void {
  const secure = linkTo('').startsWith('https:');
  reply.setCookie(COOKIE, secret, {
    path: '/api/auth/google',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

function keptSecret({ request }: FastifyReply): string {
  return request.cookies[COOKIE] ?? '';
}

function refuseWhereOff(): void {
  if (!google.isConfigured()) throw new AppError('GOOGLE_SIGN_IN_OFF');
}

/** Back to the sign-in page. A fragment is not sent to a server, so it is in no log. */
function toSignIn(reply: FastifyReply, fragment: Record<string, string>): FastifyReply {
  return reply.redirect(`/login#${new URLSearchParams(fragment)}`, 303);
}

/** A person who comes back from Google gets a message on the sign-in page, not an API answer. */
function toSignInWith(reply: FastifyReply, failure: unknown): FastifyReply {
  const isOurs = failure instanceof AppError;
  if (!isOurs) reply.request.log.warn({ err: failure }, 'sign-in with Google failed');
  const code: ErrorCode = isOurs ? failure.code : 'GOOGLE_SIGN_IN_FAILED';
  return toSignIn(reply, { googleError: code });
}

const start = route(
  startGoogleSignIn,
  {
    async before({ request }) {
      refuseWhereOff();
      await takePoint('googlePerAddress', request.ip);
    },
  },
  async ({ db, query, reply }) => {
    try {
      const { address, browserSecret } = await google.start(db, query);
      keepSecret(reply, browserSecret, COOKIE_SECONDS);
      return reply.redirect(address, 303);
    } catch (failure) {
      return toSignInWith(reply, failure);
    }
  },
);

const finish = route(finishGoogleSignIn, async ({ db, reply }) => {
  refuseWhereOff();
  try {
    const [, search = ''] = reply.request.url.split('?');
    const { code, returnTo } = await google.finish(db, search, keptSecret(reply));
    return toSignIn(reply, { googleCode: code, ...(returnTo && { returnTo }) });
  } catch (failure) {
    return toSignInWith(reply, failure);
  }
});

function isFailure(refusal: unknown): boolean {
  return refusal instanceof AppError && refusal.code === 'INVALID_TOTP';
}

const exchange = route(exchangeGoogleCode, async ({ db, body, request, run, reply }) => {
  refuseWhereOff();
  const { signIn, identity } = await google.waiting(db, body.code, keptSecret(reply));
  const { totpCode, ref, deviceId } = body;
  const unusableHash = await makeUnusableHash();
  const newcomer = { identity, userType: signIn.userType, unusableHash, ref, deviceId };
  // The second step has the same number of attempts as with a password.
  const tries = `google:${identity.subject}`;
  await takePoint('signInPerAccount', tries);
  try {
    const bundle = await run((tx) => google.exchange(tx, { signIn, totpCode, ...newcomer }, request));
    await forgetPoints('signInPerAccount', tries);
    keepSecret(reply, '', 0);
    return bundle;
  } catch (refusal) {
    if (!isFailure(refusal)) await returnPoint('signInPerAccount', tries);
    const { email } = identity;
    const user = await users.findByEmail(db, email);
    await noteFailedSignIn(db, refusal, { userId: user?.id, email, ip: request.ip });
    throw refusal;
  }
});

export const routes = [start, finish, exchange];
