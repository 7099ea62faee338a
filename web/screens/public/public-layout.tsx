import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#web/lib/api/session.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';
import { PublicFooter, PublicHeader } from '#web/ui/shell/public-frame.tsx';
import type { PublicLink } from '#web/ui/shell/public-link.ts';
import classes from './public-layout.module.css';
import { FOOTER_COLUMNS, headerLinksOf } from './public-links.ts';
import { SocialLinks } from './social-links.tsx';

// Menus weigh more than the rest of a public page, and most visitors are not signed in.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

export default function PublicLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { links, invitation } = headerLinksOf(pathname);
  useFocusOnArrival(pathname);
  return (
    <div className={classes.frame}>
      <PublicHeader
        links={links}
        invitation={user ? undefined : invitation}
        actions={user ? <Account /> : <Invitation to={invitation} />}
      />
      <Outlet />
      <PublicFooter
        about="The hiring marketplace for graduates of India’s elite technical institutes."
        columns={FOOTER_COLUMNS}
      >
        <SocialLinks />
      </PublicFooter>
    </div>
  );
}

/** Screen readers and the Tab key start with the page that was asked for, not with the link that led there. */
function useFocusOnArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

function Account() {
  return (
    <Suspense>
      <AccountMenu />
    </Suspense>
  );
}

function Invitation({ to }: { to: PublicLink }) {
  return (
    <>
      <ButtonLink to="/login" look="subtle" className={classes.signIn}>
        Sign in
      </ButtonLink>
      <ButtonLink to={to.to} look="filled" className="desktop-only">
        {to.label}
      </ButtonLink>
    </>
  );
}
