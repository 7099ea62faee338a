import {
  endOtherSessions,
  endSession,
  listSessions,
  switchOrganization,
} from '#contract/auth/own-sessions.ts';
import { type Proof, proveSession } from '#contract/auth/prove.ts';
import { getMe, login, logout, refreshTokens } from '#contract/auth/session.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '#contract/auth/two-factor.ts';
import { AppError } from '#contract/core/errors.ts';
import { getPublicSettings } from '#contract/settings/public-settings.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, returnPoint, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { supportAddress } from '#server/platform/links.ts';
import { toUser } from './auth.presenter.ts';
import * as auth from './auth.service.ts';
import { noteFailedSignIn } from './auth.service.ts';
import { findKnownDevice } from './devices.ts';
import * as google from './google/google.service.ts';
import * as ownSessions from './own-sessions.service.ts';
import { matches } from './passwords.ts';
import * as sessions from './sessions.service.ts';
import * as twoFactor from './two-factor.service.ts';

/** The limit that an attempt counts against: the account, or the device that has signed in to it before. */
interface Try {
  limit: 'signInPerAccount' | 'signInPerDevice';
  key: string;
  ip: string;
}

/** Takes a point before the password is compared, so that parallel guesses cannot share one. */
async function takeTry({ limit, key, ip }: Try): Promise<void> {
  try {
    await takePoint(limit, key);
  } catch (refusal) {
    await returnPoint('signInPerAddress', ip);
    throw refusal;
  }
}

/** Returns the point: after a correct password, other refusals do not count as a failure. */
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

function limitOf({ totpCode }: Proof) {
  return totpCode === undefined ? 'passwordPerAccount' : 'secondStepPerAccount';
}

function refusal({ totpCode }: Proof): AppError {
  const [code, path] =
    totpCode === undefined
      ? (['WRONG_PASSWORD', 'password'] as const)
      : (['INVALID_CODE', 'totpCode'] as const);
  const { message } = new AppError(code);
  return new AppError(code, { errors: [{ path, message }] });
}

/** Takes a point before the code is compared, so that parallel guesses cannot share one. */
const limitTries = {
  async before({ actor }: { actor: Actor }) {
    await takePoint('secondStepPerAccount', actor.userId);
  },
};

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
  route(
    proveSession,
    {
      /** Takes a point before anything is compared, so that parallel guesses cannot share one. */
      async before({ actor, body }, db) {
        await takePoint(limitOf(body), actor.userId);
        if (body.password === undefined) return false;
        const { passwordHash } = await users.get(db, actor.userId);
        return matches(passwordHash, body.password);
      },
    },
    async ({ actor, body, before: isPasswordRight, request, run }) => {
      const shown = { totpCode: body.totpCode, isPasswordRight, ip: request.ip };
      if (!(await run((tx) => auth.prove(tx, actor, shown)))) throw refusal(body);
      await forgetPoints(limitOf(body), actor.userId);
      return undefined;
    },
  ),
  route(getTwoFactor, ({ db, actor }) => twoFactor.status(db, { id: actor.userId, userType: actor.type })),
  route(enableTwoFactor, async ({ db, actor }) => twoFactor.begin(db, await users.get(db, actor.userId))),
  route(verifyTwoFactor, limitTries, async ({ db, actor, body, request, run }) => {
    const user = await users.get(db, actor.userId);
    const shown = { sessionId: actor.sessionId, code: body.code, ip: request.ip };
    const recoveryCodes = await run((tx) => twoFactor.confirm(tx, user, shown));
    await forgetPoints('secondStepPerAccount', actor.userId);
    return { recoveryCodes };
  }),
  route(disableTwoFactor, limitTries, async ({ db, actor, body, request, run }) => {
    const user = await users.get(db, actor.userId);
    await run((tx) => twoFactor.turnOff(tx, user, body.code, request.ip));
    await forgetPoints('secondStepPerAccount', actor.userId);
    return undefined;
  }),
  route(renewRecoveryCodes, limitTries, async ({ db, actor, body, request, run }) => {
    const user = await users.get(db, actor.userId);
    const recoveryCodes = await run((tx) => twoFactor.renewCodes(tx, user, body.code, request.ip));
    await forgetPoints('secondStepPerAccount', actor.userId);
    return { recoveryCodes };
  }),
  route(listSessions, ({ db, actor }) => ownSessions.list(db, actor)),
  route(endSession, async ({ db, actor, params, request }) => {
    await ownSessions.end(db, actor, params.id, request.ip);
    return undefined;
  }),
  route(endOtherSessions, async ({ db, actor, request }) => {
    await ownSessions.endOthers(db, actor, request.ip);
    return undefined;
  }),
  route(switchOrganization, ({ db, actor, body }) => ownSessions.switchTo(db, actor, body.organizationId)),
  // Here instead of in the settings feature, because only auth knows which ways of signing in exist.
  route(getPublicSettings, async ({ db }) => {
    const { supportEmail } = await settings.current(db);
    return { supportEmail: supportEmail ?? supportAddress(), googleSignIn: google.isConfigured() };
  }),
];
