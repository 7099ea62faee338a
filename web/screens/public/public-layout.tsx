import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { figures } from '#web/lib/figures.ts';
import { Island } from '#web/lib/island.tsx';
import { IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '#web/ui/icons/brands.ts';
import { PublicFooter, PublicHeader } from '#web/ui/shell/public-frame.tsx';
import { HeaderActions } from './header-actions.tsx';
import classes from './public-layout.module.css';
import { FOOTER_COLUMNS, headerLinksOf } from './public-links.ts';
import socialLinksClasses from './social-links.module.css';

const PLACES = [
  { name: 'LinkedIn', href: figures.linkedIn, Icon: IconBrandLinkedin },
  { name: 'X', href: figures.x, Icon: IconBrandX },
  { name: 'YouTube', href: figures.youTube, Icon: IconBrandYoutube },
];

/** Links to Medallist on other sites. */
function SocialLinks() {
  return (
    <ul className={socialLinksClasses.places}>
      {PLACES.map(({ name, href, Icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={`Medallist on ${name}`}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

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

/**
 * Moves the focus to the new page, so that screen readers and Tab start there and not at the followed link.
 */
function useFocusOnArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
