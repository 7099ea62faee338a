import { Link, NavLink } from 'react-router';
import { IconMenu2, IconX } from '#web/ui/icons/controls.ts';
import classes from './phone-menu.module.css';
import type { PublicLink } from './public-link.ts';

interface PhoneMenuProps {
  links: readonly PublicLink[];
  invitation?: PublicLink | undefined;
}

/** The links of a public page where they have no room in its head. It opens without a script; `closeMenus` closes it. */
export function PhoneMenu({ links, invitation }: PhoneMenuProps) {
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
