import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Island } from '#web/lib/static/island.tsx';
import { PublicFooter, PublicHeader } from '#web/ui/shell/public-frame.tsx';
import { HeaderActions } from './header-actions.tsx';
import classes from './public-layout.module.css';
import { FOOTER_COLUMNS, headerLinksOf } from './public-links.ts';
import { SocialLinks } from './social-links.tsx';

export default function PublicLayout() {
  const { pathname } = useLocation();
  const { links, invitation } = headerLinksOf(pathname);
  useFocusOnArrival(pathname);
  return (
    <div className={classes.frame}>
      <PublicHeader
        links={links}
        invitation={invitation}
        actions={<Island name="account" of={HeaderActions} />}
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
