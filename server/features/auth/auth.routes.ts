import { getMe, login, logout, refreshTokens } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import { matches } from '#server/features/auth/passwords/passwords.ts';
import { findKnownDevice } from '#server/features/auth/sessions/device-marks.ts';
import * as sessions from '#server/features/auth/sessions/sessions.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, returnPoint, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { toUser } from './auth.presenter.ts';
import * as auth from './auth.service.ts';
import { noteFailedSignIn } from './sign-in-failures.ts';

/** What the failures of a try count for: the account, or the device that has signed in to it before. */
interface Try {
  limit: 'signInPerAccount' | 'signInPerDevice';
  key: string;
  ip: string;
}

/** Takes the point of a failure before the password is looked at, so that parallel guesses cannot share one. */
async function takeTry({ limit, key, ip }: Try): Promise<void> {
  try {
    await takePoint(limit, key);
  } catch (refusal) {
    await returnPoint('signInPerAddress', ip);
    throw refusal;
  }
}

/** The try was no failure: what else stands in the way of a right password does not count. */
async function returnTry({ limit, key, ip }: Try): Promise<void> {
  await returnPoint(limit, key);
  await returnPoint('signInPerAddress', ip);
}

function isFailure(refusal: unknown): boolean {
  return refusal instanceof AppError && refusal.code === 'INVALID_TOTP';
}

const signIn = route(
  login,
  {
    async before({ body, request: { ip } }, db) {
      await takePoint('signInPerAddress', ip);
      const user = await users.findByEmail(db, body.email);
      const device = findKnownDevice(user, body.deviceMarks);
      const attempt: Try = device
        ? { limit: 'signInPerDevice', key: device, ip }
        : { limit: 'signInPerAccount', key: body.email, ip };
      try {
        await takeTry(attempt);
        const isRight = await matches(user?.passwordHash, body.password);
        if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
        return { user, attempt };
      } catch (refusal) {
        await noteFailedSignIn(db, refusal, { userId: user?.id, email: body.email, ip });
        throw refusal;
      }
    },
  },
  async ({ db, before: { user, attempt }, body, request, run }) => {
    try {
      const { totpCode, isAdminLogin } = body;
      const bundle = await run((db) =>
        auth.signInByPassword(db, user, { ...request, totpCode, isAdminLogin }),
      );
      await forgetPoints(attempt.limit, attempt.key);
      await returnPoint('signInPerAddress', request.ip);
      return bundle;
    } catch (refusal) {
      if (!isFailure(refusal)) await returnTry(attempt);
      await noteFailedSignIn(db, refusal, { userId: user.id, email: user.email, ip: request.ip });
      throw refusal;
    }
  },
);

export const routes = [
  signIn,
  route(refreshTokens, async ({ body, request, run }) =>
    sessions.unwrap(await run((db) => sessions.rotate(db, body.refreshToken, request))),
  ),
  route(logout, async ({ db, actor, body }) => {
    if (body.refreshToken) await sessions.revokeByToken(db, body.refreshToken);
    else if (actor) await sessions.signOut(db, { id: actor.sessionId, userId: actor.userId });
    return undefined;
  }),
  route(getMe, async ({ db, actor }) => {
    const [user, organizations] = await Promise.all([
      users.get(db, actor.userId),
      companies.listMemberships(db, actor.userId),
    ]);
    return { ...toUser(user, actor.company?.name ?? null), organizations };
  }),
];
