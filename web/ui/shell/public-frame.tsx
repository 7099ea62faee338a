import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '#web/ui/brand/logo.tsx';
import { IconMenu2, IconX } from '#web/ui/icons/controls.ts';
import classes from './public-frame.module.css';
import type { PublicLink } from './public-link.ts';
import { SkipLink } from './skip-link.tsx';

interface PhoneMenuProps {
  links: readonly PublicLink[];
  invitation?: PublicLink | undefined;
}

/** The links of a public page on narrow screens. It opens without a script; `closeMenus` closes it. */
function PhoneMenu({ links, invitation }: PhoneMenuProps) {
  return (
    <details data-menu="" className={classes.menu}>
      <summary aria-label="Menu">
        <IconMenu2 size={22} stroke={1.6} className={classes.closed} aria-hidden="true" />
        <IconX size={22} stroke={1.6} className={classes.opened} aria-hidden="true" />
      </summary>
      <nav aria-label="Menu" className={classes.panel}>
        {links.map(({ label, to }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
        {invitation && (
          <Link to={invitation.to} className={classes.invitation}>
            {invitation.label}
          </Link>
        )}
      </nav>
    </details>
  );
}

interface PublicHeaderProps {
  links: readonly PublicLink[];
  /** The last and most important entry of the menu on narrow screens. */
  invitation?: PublicLink | undefined;
  /** Right: sign-in and the call to action, or the account menu. */
  actions: ReactNode;
}

/** The header of public pages. */
export function PublicHeader({ links, invitation, actions }: PublicHeaderProps) {
  return (
    <header className={`${classes.wrap} ${classes.header}`}>
      <SkipLink />
      <Link to="/" aria-label="Medallist, home">
        <Logo />
      </Link>
      <nav aria-label="Main" className={classes.links}>
        {links.map(({ label, to }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.actions}>
        {actions}
        <PhoneMenu links={links} invitation={invitation} />
      </div>
    </header>
  );
}

interface PublicFooterProps {
  about: string;
  columns: readonly { title: string; links: readonly PublicLink[] }[];
  /** Below the text about the product. */
  children?: ReactNode;
}

/** The footer of public pages. */
export function PublicFooter({ about, columns, children }: PublicFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={`${classes.wrap} ${classes.columns}`}>
        <div>
          <Logo />
          <p className={classes.about}>{about}</p>
          {children}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
