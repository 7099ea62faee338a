import type { TokenBundle } from '#contract/auth/session.ts';
import { checkEmail, checkEmailStatus, signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { signUp, signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { checkTeamInvitation, signUpInvited } from '#contract/auth/team-invitation.ts';
import {
  RESEND_SECONDS,
  resendCode,
  resendCodeFromLogin,
  resendOwnCode,
  verifyEmailCode,
  verifyEmailLink,
} from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import * as joining from '#server/features/companies/team/invitations.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { type Input, route } from '#server/http/route.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import * as auth from './auth.service.ts';
import * as codes from './email-codes.service.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import * as signUps from './sign-up.service.ts';
import { noteReplay, refuseAfterTraces } from './spent-secrets.service.ts';

const CHECK_YOUR_MAIL = 'We have sent a verification code to your email address.';

/** Every sign-up mails a code, and hashes the password before the transaction starts. */
async function prepare<T extends { password: string }>({ body, request }: { body: T; request: RequestMeta }) {
  await takePoint('mailsPerAddress', request.ip);
  const { password, ...rest } = body;
  refuseCommon(password);
  return { ...rest, passwordHash: await hashPassword(password) };
}

function statusSentence(exists: boolean, isEnabled: boolean, needsVerification: boolean): string {
  if (!exists) return 'No account found with this email address.';
  if (!isEnabled) return 'Account is disabled. Please contact support.';
  return needsVerification ? 'Please verify your email address before signing in.' : 'Ready to sign in.';
}

const limitMails = {
  async before({ body, request }: Input<typeof resendCode>) {
    await takePoint('mailsPerAddress', request.ip);
    await takePoint('mailsPerAccount', body.email);
  },
};

/**
 * The address is confirmed either way; with two-step sign-in, the session is only opened on the sign-in page.
 */
function signedIn(bundle: TokenBundle | undefined): TokenBundle {
  if (!bundle) throw new AppError('TWO_FACTOR_REQUIRED');
  return bundle;
}

export const routes = [
  route(signUpCandidate, { before: prepare }, async ({ db, before }) => {
    const { email } = await signUps.signUpCandidate(db, before);
    return new Reply(
      { needsVerification: true, email, message: CHECK_YOUR_MAIL },
      { message: CHECK_YOUR_MAIL },
    );
  }),
  route(signUpRecruiter, { before: prepare }, ({ db, before, request }) =>
    signUps.signUpRecruiter(db, before, request),
  ),
  route(signUpAffiliate, { before: prepare }, ({ db, before, request }) =>
    signUps.signUpAffiliate(db, before, request),
  ),
  route(signUp, { before: prepare }, ({ db, before, request }) => signUps.signUpAny(db, before, request)),
  route(checkEmailStatus, { perAddress: 'emailChecksPerAddress' }, async ({ db, body }) => {
    const { user, accountEnabled, needsVerification } = await auth.emailStatus(db, body.email);
    return {
      exists: user !== undefined,
      verified: user?.emailVerifiedAt != null,
      userType: user?.userType ?? null,
      message: statusSentence(user !== undefined, accountEnabled, needsVerification),
      accountEnabled,
      canLogin: accountEnabled && !needsVerification,
      needsVerification,
    };
  }),
  route(checkEmail, { perAddress: 'emailChecksPerAddress' }, async ({ db, query }) => {
    const { user, accountEnabled } = await auth.emailStatus(db, query.email);
    const exists = user !== undefined;
    return {
      exists,
      message: exists ? 'An account with this email address already exists.' : 'Email is Valid',
      canSignIn: accountEnabled,
      canRecover: accountEnabled,
      canSignUp: !exists,
    };
  }),
  route(checkTeamInvitation, { perAddress: 'emailChecksPerAddress' }, async ({ db, body }) => {
    const { companyName, inviterName: invitedBy, email, role } = await joining.readInvitation(db, body.token);
    const user = await users.findByEmail(db, email);
    const way = user ? (user.userType === 'RECRUITER' ? 'SIGN_IN' : 'OTHER_ADDRESS') : 'SIGN_UP';
    return { companyName, invitedBy, email, role, way } as const;
  }),
  route(
    signUpInvited,
    {
      perAddress: 'emailChecksPerAddress',
      async before({ body: { password, ...rest } }, db) {
        refuseCommon(password);
        await joining.readInvitation(db, rest.token);
        return { ...rest, passwordHash: await hashPassword(password) };
      },
    },
    ({ db, before, request }) => signUps.signUpInvited(db, before, request),
  ),
  route(verifyEmailCode, async ({ db, body: { email, otpCode }, request, run }) => {
    const result = await run(async (tx) => {
      const checked = await codes.check(tx, email, otpCode);
      return 'refusal' in checked ? checked : { bundle: await auth.verify(tx, checked.userId, request) };
    });
    if ('bundle' in result) return signedIn(result.bundle);
    // Computed for every address, so that the response time reveals nothing.
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
