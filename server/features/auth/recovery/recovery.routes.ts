import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { hashPassword, refuseCommon } from '#server/features/auth/passwords/passwords.ts';
import { findKnownDevice } from '#server/features/auth/sessions/device-marks.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import * as recovery from './recovery.service.ts';

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
  route(checkPasswordReset, { perAddress: 'emailChecksPerAddress' }, async ({ db, body }) => {
    await recovery.check(db, body.token);
    return undefined;
  }),
  route(
    resetPassword,
    {
      perAddress: 'emailChecksPerAddress',
      async before({ body }, db) {
        refuseCommon(body.newPassword, 'newPassword');
        await recovery.check(db, body.token);
        return hashPassword(body.newPassword);
      },
    },
    async ({ db, before: passwordHash, body, request }) => {
      const { email } = await recovery.reset(db, { token: body.token, passwordHash, ip: request.ip });
      await forgetPoints('signInPerAccount', email);
      return undefined;
    },
  ),
];
