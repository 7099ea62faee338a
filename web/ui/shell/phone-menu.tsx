import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { IconMenu2, IconX } from '#web/ui/icons/controls.ts';
import classes from './phone-menu.module.css';
import type { PublicLink } from './public-link.ts';

interface PhoneMenuProps {
  links: readonly PublicLink[];
  invitation?: PublicLink | undefined;
}

/** The links of a public page where they have no room in its head. It opens before the scripts have come. */
export function PhoneMenu({ links, invitation }: PhoneMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details ref={details} className={classes.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary aria-label="Menu">
        <IconMenu2 size={22} stroke={1.6} className={classes.closed} aria-hidden="true" />
        <IconX size={22} stroke={1.6} className={classes.opened} aria-hidden="true" />
      </summary>
      <nav aria-label="Menu" className={classes.panel}>
        {links.map(({ label, to }) => (
          <NavLink key={to} to={to} end onClick={close}>
            {label}
          </NavLink>
        ))}
        {invitation && (
          <Link to={invitation.to} className={classes.invitation} onClick={close}>
            {invitation.label}
          </Link>
        )}
      </nav>
    </details>
  );
}
