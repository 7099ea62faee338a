import { type Proof, proveSession } from '#contract/auth/prove.ts';
import { AppError } from '#contract/core/errors.ts';
import { matches } from '#server/features/auth/passwords/passwords.ts';
import * as users from '#server/features/users/users.service.ts';
import { forgetPoints, takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import * as proof from './proof.service.ts';

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

export const proofRoutes = [
  route(
    proveSession,
    {
      /** Takes the point of a failure before anything is looked at, so that parallel guesses cannot share one. */
      async before({ actor, body }, db) {
        await takePoint(limitOf(body), actor.userId);
        if (body.password === undefined) return false;
        const { passwordHash } = await users.get(db, actor.userId);
        return matches(passwordHash, body.password);
      },
    },
    async ({ actor, body, before: isPasswordRight, request, run }) => {
      const shown = { totpCode: body.totpCode, isPasswordRight, ip: request.ip };
      if (!(await run((tx) => proof.prove(tx, actor, shown)))) throw refusal(body);
      await forgetPoints(limitOf(body), actor.userId);
      return undefined;
    },
  ),
];
