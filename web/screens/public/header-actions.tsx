import { lazy, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/lib/api/session.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import classes from './public-layout.module.css';
import { headerLinksOf } from './public-links.ts';

// Lazy: menus are larger than the rest of a public page, and most visitors are not signed in.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Right end of a public page's header: sign-in and the call to action, or the account menu. */
export function HeaderActions() {
  const { user } = useSession();
  const { invitation } = headerLinksOf(useLocation().pathname);
  const isSignedIn = user !== null;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  }, [isSignedIn]);
  if (isSignedIn)
    return (
      <Suspense>
        <AccountMenu />
      </Suspense>
    );
  return (
    <>
      <ButtonLink to="/login" look="subtle" className={classes.signIn}>
        Sign in
      </ButtonLink>
      <ButtonLink to={invitation.to} look="filled" className="desktop-only">
        {invitation.label}
      </ButtonLink>
    </>
  );
}
