import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { IconChevronRight } from '#web/ui/icons/controls.ts';
import classes from './top-bar.module.css';

/** The left part of the shell's top bar, filled by screens. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

/** Renders its children into the left part of the top bar. */
export function TopBar({ children }: { children: ReactNode }) {
  const slot = use(TopBarSlot);
  return slot && createPortal(children, slot);
}

export interface Crumb {
  label: string;
  /** Absent for the current page, the last crumb. */
  to?: string;
}

/** The position of the screen in the hierarchy, in the top bar. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <TopBar>
      <nav aria-label="Breadcrumb">
        <ol className={classes.crumbs}>
          {crumbs.map(({ label, to }, place) => (
            <li key={label}>
              {place > 0 && <IconChevronRight className="icon" size={14} stroke={1.8} aria-hidden="true" />}
              {to ? (
                <Link to={to}>{label}</Link>
              ) : (
                <span aria-current="page" title={label}>
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </TopBar>
  );
}
