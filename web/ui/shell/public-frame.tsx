import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/brand/logo.tsx';
import classes from './public-frame.module.css';

export interface PublicLink {
  label: string;
  to: string;
}

interface PublicHeaderProps {
  links: readonly PublicLink[];
  /** Right: sign in and the call to action, or the account menu. */
  actions: ReactNode;
}

/** The head of public pages. */
export function PublicHeader({ links, actions }: PublicHeaderProps) {
  return (
    <header className={`${classes.wrap} ${classes.header}`}>
      <Link to="/" aria-label="Medallist, home">
        <Logo />
      </Link>
      <nav aria-label="Main" className={`${classes.links} desktop-only`}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}

interface PublicFooterProps {
  about: string;
  columns: readonly { title: string; links: readonly PublicLink[] }[];
}

/** The foot of public pages. */
export function PublicFooter({ about, columns }: PublicFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={`${classes.wrap} ${classes.columns}`}>
        <div>
          <Logo />
          <p className={classes.about}>{about}</p>
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
