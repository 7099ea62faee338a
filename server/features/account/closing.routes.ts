import {
  deactivateAccount,
  deleteAccount,
  getAccountClosing,
  reactivateAccount,
} from '#contract/account/closing.ts';
import { confirmPassword } from '#server/features/auth/passwords/change-password.service.ts';
import * as companies from '#server/features/companies/members/leaving.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import * as closing from './closing.service.ts';

const WRONG_PASSWORD = 'That password is not right.';

function callerOf({ actor, request }: { actor: Actor; request: RequestMeta }) {
  return { userId: actor.userId, ip: request.ip };
}

export const closingRoutes = [
  route(getAccountClosing, ({ db, actor }) => companies.whatCloses(db, actor.userId)),
  route(deactivateAccount, async (context) => {
    await closing.deactivate(context.db, callerOf(context));
    return undefined;
  }),
  route(reactivateAccount, async (context) => {
    await closing.reactivate(context.db, callerOf(context));
    return undefined;
  }),
  route(
    deleteAccount,
    {
      async before({ actor: { userId }, body: { password } }, db) {
        await takePoint('passwordPerAccount', userId);
        await confirmPassword(db, userId, { password, path: 'password', message: WRONG_PASSWORD });
        await forgetPoints('passwordPerAccount', userId);
      },
    },
    async (context) => {
      await closing.remove(context.db, callerOf(context), context.body.companyNames);
      return undefined;
    },
  ),
];
