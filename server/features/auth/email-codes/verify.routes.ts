import type { TokenBundle } from '#contract/auth/session.ts';
import {
  RESEND_SECONDS,
  resendCode,
  resendCodeFromLogin,
  resendOwnCode,
  verifyEmailCode,
  verifyEmailLink,
} from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import * as auth from '#server/features/auth/auth.service.ts';
import { noteReplay, refuseAfterTraces } from '#server/features/auth/spent-secrets.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Input, route } from '#server/http/route.ts';
import * as codes from './email-codes.service.ts';

const limitMails = {
  async before({ body, request }: Input<typeof resendCode>) {
    await takePoint('mailsPerAddress', request.ip);
    await takePoint('mailsPerAccount', body.email);
  },
};

/** The address is confirmed either way; only the session waits for the second step, on the sign-in page. */
function signedIn(bundle: TokenBundle | undefined): TokenBundle {
  if (!bundle) throw new AppError('TWO_FACTOR_REQUIRED');
  return bundle;
}

export const verifyRoutes = [
  route(verifyEmailCode, async ({ db, body: { email, otpCode }, request, run }) => {
    const result = await run(async (tx) => {
      const checked = await codes.check(tx, email, otpCode);
      return 'refusal' in checked ? checked : { bundle: await auth.verify(tx, checked.userId, request) };
    });
    if ('bundle' in result) return signedIn(result.bundle);
    // Looked for whatever the address is: who guesses learns nothing from the time it takes.
    const secret = codes.spentCode(email, otpCode);
    await noteReplay(db, { kind: 'VERIFY_CODE', secret, ip: request.ip });
    const { code, remainingAttempts } = result.refusal;
    throw new AppError(code, { remainingAttempts });
  }),
  route(verifyEmailLink, async ({ db, params: { token }, request, run }) => {
    const { ip } = request;
    const bundle = await run(async (tx) => auth.verify(tx, await codes.redeemLink(tx, token), request)).catch(
      (refusal: unknown) => refuseAfterTraces(db, refusal, { kind: 'VERIFY_LINK', secret: token, ip }),
    );
    return signedIn(bundle);
  }),
  route(resendCode, limitMails, async ({ db, body }) => {
    await auth.resend(db, body.email);
    return { cooldownSeconds: RESEND_SECONDS };
  }),
  route(
    resendOwnCode,
    {
      async before({ actor, request }) {
        if (actor.emailVerified) throw new AppError('EMAIL_ALREADY_VERIFIED');
        await takePoint('mailsPerAddress', request.ip);
        await takePoint('mailsPerAccount', actor.email);
      },
    },
    async ({ db, actor }) => {
      await codes.askFor(db, actor.email);
      await codes.send(db, await users.get(db, actor.userId));
      return { cooldownSeconds: RESEND_SECONDS };
    },
  ),
  route(resendCodeFromLogin, limitMails, async ({ db, body }) => {
    await auth.resend(db, body.email);
    return {
      success: true,
      message: 'Verification code sent successfully!',
      verificationType: 'OTP' as const,
      cooldownSeconds: RESEND_SECONDS,
    };
  }),
];
