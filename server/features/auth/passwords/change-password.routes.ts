import { updatePassword } from '#contract/account/password.ts';
import { changePassword } from '#contract/auth/change-password.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as passwords from './change-password.service.ts';

/** The same call under the two paths of the documents. */
function changeBy(endpoint: typeof changePassword | typeof updatePassword): Route {
  return route(
    endpoint,
    {
      async before({ actor, body }, db) {
        await takePoint('passwordPerAccount', actor.userId);
        const passwordHash = await passwords.prepareChange(db, actor.userId, body);
        await forgetPoints('passwordPerAccount', actor.userId);
        return passwordHash;
      },
    },
    async ({ db, actor, before: passwordHash, request }) => {
      const { userId, sessionId } = actor;
      await passwords.changePassword(db, { userId, sessionId, passwordHash, ip: request.ip });
      return undefined;
    },
  );
}

export const passwordRoutes = [changeBy(changePassword), changeBy(updatePassword)];
