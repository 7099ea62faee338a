import { checkEmail, checkEmailStatus, signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { signUp, signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import * as auth from '#server/features/auth/auth.service.ts';
import { hashPassword, refuseCommon } from '#server/features/auth/passwords/passwords.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import * as signUps from './sign-up.service.ts';

const CHECK_YOUR_MAIL = 'We have sent a verification code to your email address.';

/** Every sign-up mails a code, and hashes the password before the transaction opens. */
async function prepare<T extends { password: string }>({ body, request }: { body: T; request: RequestMeta }) {
  await takePoint('mailsPerAddress', request.ip);
  const { password, ...rest } = body;
  refuseCommon(password);
  return { ...rest, passwordHash: await hashPassword(password) };
}

export const signUpRoutes = [
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
];

function statusSentence(exists: boolean, isEnabled: boolean, needsVerification: boolean): string {
  if (!exists) return 'No account found with this email address.';
  if (!isEnabled) return 'Account is disabled. Please contact support.';
  return needsVerification ? 'Please verify your email address before signing in.' : 'Ready to sign in.';
}
