import { checkEmail, checkEmailStatus, signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import * as auth from './auth.service.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import * as signUps from './sign-up.service.ts';

const CHECK_YOUR_MAIL = 'We have sent a verification code to your email address.';

async function hashed<T extends { password: string }>({ password, ...rest }: T) {
  refuseCommon(password);
  return { ...rest, passwordHash: await hashPassword(password) };
}

export const signUpRoutes = [
  route(
    signUpCandidate,
    {
      async before({ body, request }) {
        await takePoint('mailsPerAddress', request.ip);
        return hashed(body);
      },
    },
    async ({ db, before }) => {
      const { email } = await signUps.signUpCandidate(db, before);
      return new Reply(
        { needsVerification: true, email, message: CHECK_YOUR_MAIL },
        { message: CHECK_YOUR_MAIL },
      );
    },
  ),
  route(
    signUpRecruiter,
    {
      async before({ body, request }) {
        await takePoint('mailsPerAddress', request.ip);
        return hashed(body);
      },
    },
    ({ db, before, request }) => signUps.signUpRecruiter(db, before, request),
  ),
  route(
    checkEmailStatus,
    { before: ({ request }) => takePoint('emailChecksPerAddress', request.ip) },
    async ({ db, body }) => {
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
    },
  ),
  route(
    checkEmail,
    { before: ({ request }) => takePoint('emailChecksPerAddress', request.ip) },
    async ({ db, query }) => {
      const { user, accountEnabled } = await auth.emailStatus(db, query.email);
      const exists = user !== undefined;
      return {
        exists,
        message: exists ? 'An account with this email address already exists.' : 'Email is Valid',
        canSignIn: accountEnabled,
        canRecover: accountEnabled,
        canSignUp: !exists,
      };
    },
  ),
];

function statusSentence(exists: boolean, isEnabled: boolean, needsVerification: boolean): string {
  if (!exists) return 'No account found with this email address.';
  if (!isEnabled) return 'Account is disabled. Please contact support.';
  return needsVerification ? 'Please verify your email address before signing in.' : 'Ready to sign in.';
}
