import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { placeAfterSignIn } from '#web/features/auth/place-after-sign-in.ts';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { returnPath, useLeaveWhenSignedIn } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useSession } from '#web/lib/session.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './sign-in.module.css';

/** The form of both sign-in pages. Whoever is signed in, or becomes so, leaves for their own place. */
export function SignIn({ isAdminLogin, foot }: { isAdminLogin: boolean; foot?: ReactNode }) {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isExpired = useHydrated() && params.get('reason') === 'expired';
  const from = returnPath(`?${params}`);
  useLeaveWhenSignedIn(user ? placeAfterSignIn(user.userType, { from, isAdminLogin }) : undefined);
  return (
    <>
      {isExpired && !user && (
        <div className={classes.expired}>
          <Message family="warning">Session expired. Please login again.</Message>
        </div>
      )}
      <SignInForm isAdminLogin={isAdminLogin} foot={foot} />
    </>
  );
}
