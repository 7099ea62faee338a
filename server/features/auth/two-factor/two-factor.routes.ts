import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '#contract/auth/two-factor.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import * as twoFactor from './two-factor.service.ts';

/** Takes the point of a failure before the code is looked at, so that parallel guesses cannot share one. */
const limitTries = {
  async before({ actor }: { actor: Actor }) {
    await takePoint('secondStepPerAccount', actor.userId);
  },
};

export const twoFactorRoutes = [
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
];
