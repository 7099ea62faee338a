import { getMe, login, logout, refreshTokens } from '#contract/auth/session.ts';
import { AppError } from '#contract/core/errors.ts';
import * as account from '#server/features/account/account.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { forgetPoints, returnPoint, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { toUser } from './auth.presenter.ts';
import * as auth from './auth.service.ts';
import { matches } from './passwords.ts';
import * as sessions from './sessions.service.ts';

const signIn = route(
  login,
  {
    async before({ body, request }, db) {
      await takePoint('signInPerAddress', request.ip);
      await takePoint('signInPerAccount', body.email);
      const user = await account.findByEmail(db, body.email);
      const isRight = await matches(user?.passwordHash, body.password);
      if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
      await forgetPoints('signInPerAccount', body.email);
      await returnPoint('signInPerAddress', request.ip);
      return user;
    },
  },
  async ({ before: user, body, request, run }) => {
    auth.admitToSignIn(user, body.isAdminLogin);
    return run((db) => sessions.start(db, user, request));
  },
);

export const routes = [
  signIn,
  route(refreshTokens, async ({ body, run }) =>
    sessions.unwrap(await run((db) => sessions.rotate(db, body.refreshToken))),
  ),
  route(logout, async ({ db, body }) => {
    if (body.refreshToken) await sessions.revokeByToken(db, body.refreshToken);
    return undefined;
  }),
  route(getMe, async ({ db, actor }) => ({
    ...(await toUser(db, await account.get(db, actor.userId), actor.company?.id ?? null)),
    organizations: await companies.listMemberships(db, actor.userId),
  })),
];
