import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Logo } from '#web/ui/brand/logo.tsx';
import { PaletteButton } from '#web/ui/palette/palette-button.tsx';
import { type PaletteOptions, usePalette } from '#web/ui/palette/use-palette.tsx';
import classes from './app-shell.module.css';
import { type NavGroup, type NavItem, ShellNav, TabBar } from './shell-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBarSlot } from './top-bar.tsx';
import { type MenuEntry, type ShellUser, UserMenu } from './user-menu.tsx';

interface AppShellProps {
  home: string;
  groups: readonly NavGroup[];
  /** The bottom bar of a phone. */
  tabs: readonly NavItem[];
  user: ShellUser;
  menu: readonly MenuEntry[];
  /** More items of the account menu, above its links. */
  menuExtra?: ReactNode;
  signOutLabel: string;
  onSignOut: () => void;
  bell?: ReactNode;
  /** At the bottom of the side bar. */
  footer?: ReactNode;
  /** The key of the screen, if several addresses are one screen that moves the focus itself. */
  screen?: string | undefined;
  /** What the palette finds besides the pages. */
  palette?: PaletteOptions;
  children: ReactNode;
}

/** Side bar, top bar and, on a phone, the bottom bar around every screen of a signed-in user. */
export function AppShell(props: AppShellProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const palette = usePalette({ groups: props.groups, menu: props.menu, ...props.palette });
  return (
    <div className={classes.shell}>
      <nav aria-label="Main" className={classes.side}>
        <SkipLink />
        <div className={classes.logo}>
          <Link to={props.home} aria-label="Medallist, home">
            <Logo />
          </Link>
        </div>
        <ShellNav groups={props.groups} />
        {props.footer && <div className={classes.foot}>{props.footer}</div>}
      </nav>
      <div>
        <header className={classes.bar}>
          <SkipLink phone />
          <Link to={props.home} aria-label="Medallist, home" className="mobile-only">
            <Logo />
          </Link>
          <div ref={setSlot} className={classes.slot} />
          <div className={classes.tools}>
            <PaletteButton onOpen={palette.open} />
            {props.bell}
            <UserMenu
              user={props.user}
              entries={props.menu}
              extra={props.menuExtra}
              signOutLabel={props.signOutLabel}
              onSignOut={props.onSignOut}
            />
          </div>
        </header>
        <TopBarSlot value={slot}>
          <ShellMain screen={props.screen}>{props.children}</ShellMain>
        </TopBarSlot>
      </div>
      <TabBar items={props.tabs} />
      {palette.overlays}
    </div>
  );
}

/** The main region. It takes the focus on every change of screen, so that screen readers start there. */
export function ShellMain({ screen, children }: { screen?: string | undefined; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = screen ?? pathname;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    main.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}
