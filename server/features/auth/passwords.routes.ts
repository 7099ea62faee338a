import { updatePassword } from '#contract/account/password.ts';
import { changePassword } from '#contract/auth/change-password.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import { findKnownDevice } from './devices.ts';
import * as passwords from './passwords.service.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { refuseAfterTraces } from './spent-secrets.service.ts';

/** The same call under the two documented paths. */
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

/** Throws unless the link is valid; a replay of a used one is recorded. */
async function check(db: Db, token: string, ip: string): Promise<void> {
  await passwords
    .checkReset(db, token)
    .catch((refusal: unknown) => refuseAfterTraces(db, refusal, { kind: 'RESET_LINK', secret: token, ip }));
}

export const routes = [
  route(
    requestPasswordReset,
    {
      async before({ body, request }, db) {
        await takePoint('mailsPerAddress', request.ip);
        const user = await users.findByEmail(db, body.email);
        const device = findKnownDevice(user, body.deviceMarks);
        await (device ? takePoint('mailsPerDevice', device) : takePoint('mailsPerAccount', body.email));
      },
    },
    async ({ db, body }) => {
      await passwords.requestReset(db, body.email);
      return undefined;
    },
  ),
  route(checkPasswordReset, { perAddress: 'emailChecksPerAddress' }, async ({ db, body, request }) => {
    await check(db, body.token, request.ip);
    return undefined;
  }),
  route(
    resetPassword,
    {
      perAddress: 'emailChecksPerAddress',
      async before({ body, request }, db) {
        refuseCommon(body.newPassword, 'newPassword');
        await check(db, body.token, request.ip);
        return hashPassword(body.newPassword);
      },
    },
    async ({ db, before: passwordHash, body, request, run }) => {
      const { token } = body;
      const { ip } = request;
      const { email } = await run((tx) => passwords.reset(tx, { token, passwordHash, ip })).catch(
        (refusal: unknown) => refuseAfterTraces(db, refusal, { kind: 'RESET_LINK', secret: token, ip }),
      );
      await forgetPoints('signInPerAccount', email);
      return undefined;
    },
  ),
  changeBy(changePassword),
  changeBy(updatePassword),
];
