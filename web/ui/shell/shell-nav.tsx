import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Icon } from '#web/ui/icons/icon.ts';
import classes from './shell-nav.module.css';

export interface NavItem {
  label: string;
  to: string;
  icon: Icon;
  /** Absent or 0: no badge. */
  count?: number | undefined;
  /** At the end of the line, instead of a count. */
  extra?: ReactNode;
  /** Only this exact path is current, not the paths below it. */
  end?: boolean;
}

export interface NavGroup {
  label?: string;
  items: readonly NavItem[];
}

interface ShellNavProps {
  groups: readonly NavGroup[];
  ink?: boolean;
  onNavigate?: () => void;
}

/** The list in the side bar; the side bar itself is the landmark. */
export function ShellNav({ groups, ink = false, onNavigate }: ShellNavProps) {
  return (
    <div className={`${classes.nav} ${ink ? classes.ink : ''}`}>
      {groups.map((group) => (
        <div key={group.label ?? ''}>
          {group.label && <p className={classes.group}>{group.label}</p>}
          <ul>
            {group.items.map(({ icon: Icon, ...item }) => (
              <li key={item.to}>
                <NavLink
                  className={classes.item ?? ''}
                  to={item.to}
                  end={item.end ?? false}
                  onClick={onNavigate}
                >
                  <Icon className="icon" size={18} stroke={1.6} aria-hidden="true" />
                  <span className={classes.label}>{item.label}</span>
                  {item.count ? (
                    <span className={`${classes.count} ${classes.end}`}>{item.count}</span>
                  ) : null}
                  {item.extra && <span className={`${classes.end} ${classes.extra}`}>{item.extra}</span>}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The bar at the bottom of a phone: at most five links. */
export function TabBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav aria-label="Main" className={`${classes.tabs} mobile-only`}>
      {items.map(({ icon: Icon, ...item }) => (
        <NavLink key={item.to} className={classes.tab ?? ''} to={item.to} end={item.end ?? false}>
          <Icon className="icon" size={20} stroke={1.6} aria-hidden="true" />
          {item.label}
          {item.count ? <span className={classes.dot}>{item.count}</span> : null}
        </NavLink>
      ))}
    </nav>
  );
}
