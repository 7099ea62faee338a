import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { GoogleButton } from '#web/features/auth/google-button.tsx';
import { placeAfterSignIn } from '#web/features/auth/sign-in/place-after-sign-in.ts';
import { SignInForm } from '#web/features/auth/sign-in/sign-in-form.tsx';
import { TwoFactorStep } from '#web/features/auth/two-factor-step.tsx';
import { useGoogleReturn } from '#web/features/auth/use-google-return.ts';
import { useSession } from '#web/lib/api/session.ts';
import { returnPath, useLeaveWhenSignedIn } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './sign-in.module.css';

/** The form of both sign-in pages. Signed-in users are redirected to their home. */
export function SignIn({ isAdminLogin, foot }: { isAdminLogin: boolean; foot?: ReactNode }) {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const reason = isHydrated && !user ? params.get('reason') : null;
  const from = returnPath(`?${params}`);
  const google = useGoogleReturn();
  useLeaveWhenSignedIn(user ? placeAfterSignIn(user.userType, { from, isAdminLogin }) : undefined);
  if (google.isSecondStep) {
    return (
      <TwoFactorStep
        message={google.message}
        isBusy={google.isBusy}
        onSend={google.submitCode}
        onBack={google.leaveSecondStep}
      />
    );
  }
  if (google.isBusy) return <Loader size="sm" aria-label="Signing in" role="status" />;
  return (
    <>
      {reason === 'expired' && (
        <div className={classes.above}>
          <Message family="warning">Session expired. Please login again.</Message>
        </div>
      )}
      {reason === 'verified' && (
        <div className={classes.above}>
          <Message family="success" title="Email verified successfully!">
            Sign in to go on.
          </Message>
        </div>
      )}
      {google.message && (
        <div className={classes.above}>
          <Message family="danger">{google.message}</Message>
        </div>
      )}
      <SignInForm
        isAdminLogin={isAdminLogin}
        foot={
          <>
            {!isAdminLogin && <GoogleButton returnTo={isHydrated ? from : null} isLast />}
            {foot}
          </>
        }
      />
    </>
  );
}
