import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hashPassword, refuseCommon } from '#server/features/auth/passwords/passwords.ts';
import { findKnownDevice } from '#server/features/auth/sessions/device-marks.ts';
import { refuseAfterTraces } from '#server/features/auth/spent-secrets.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import * as recovery from './recovery.service.ts';

/** Throws unless the link works; one that worked once leaves a trace. */
async function check(db: Db, token: string, ip: string): Promise<void> {
  await recovery
    .check(db, token)
    .catch((refusal: unknown) => refuseAfterTraces(db, refusal, { kind: 'RESET_LINK', secret: token, ip }));
}

export const recoveryRoutes = [
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
      await recovery.request(db, body.email);
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
      const { email } = await run((tx) => recovery.reset(tx, { token, passwordHash, ip })).catch(
        (refusal: unknown) => refuseAfterTraces(db, refusal, { kind: 'RESET_LINK', secret: token, ip }),
      );
      await forgetPoints('signInPerAccount', email);
      return undefined;
    },
  ),
];
