import { ActionIcon, Burger, Drawer, Tooltip, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Logo } from '#web/ui/brand/logo.tsx';
import { IconLogout } from '#web/ui/icons/acts.ts';
import { IconUser } from '#web/ui/icons/people.ts';
import { PaletteButton } from '#web/ui/palette/palette-button.tsx';
import { usePalette } from '#web/ui/palette/use-palette.tsx';
import classes from './app-shell.module.css';
import { ShellMain } from './app-shell.tsx';
import foot from './ink-shell.module.css';
import { type NavGroup, ShellNav } from './shell-nav.tsx';
import { SkipLink } from './skip-link.tsx';

interface InkShellProps {
  home: string;
  /** Next to the logo. */
  tag: string;
  groups: readonly NavGroup[];
  user: { name: string; role: string };
  /** The address of the account settings. */
  account: string;
  signOutLabel: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** The shell with a dark side bar and no top bar; on a phone a burger menu opens the side bar. */
export function InkShell(props: InkShellProps) {
  const [opened, drawer] = useDisclosure();
  const account = { label: 'Your account', to: props.account, icon: IconUser };
  const palette = usePalette({ groups: props.groups, menu: [account] });
  const brand = (
    <>
      <Link to={props.home} aria-label="Medallist, home">
        <Logo onPanel />
      </Link>
      <span className={classes.tag}>{props.tag}</span>
    </>
  );
  return (
    <div className={`${classes.shell} ${classes.ink}`}>
      <nav aria-label="Main" className={classes.side}>
        <SkipLink />
        <div className={classes.logo}>{brand}</div>
        <ShellNav ink groups={props.groups} />
        <InkFoot {...props} onSearch={palette.open} />
      </nav>
      <div>
        <header className={classes.bar}>
          <SkipLink phone />
          <div className={foot.brand}>{brand}</div>
          <Burger opened={opened} onClick={drawer.toggle} aria-label="Menu" color="#ffffff" size={20} />
        </header>
        <ShellMain>{props.children}</ShellMain>
      </div>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        title={<Logo onPanel />}
        size={300}
        classNames={{ content: foot.panel ?? '', header: foot.panel ?? '', close: foot.close ?? '' }}
      >
        <nav aria-label="Main" className={classes.drawer}>
          <ShellNav ink groups={props.groups} onNavigate={drawer.close} />
          <InkFoot
            {...props}
            onNavigate={drawer.close}
            onSearch={() => {
              drawer.close();
              palette.open();
            }}
          />
        </nav>
      </Drawer>
      {palette.overlays}
    </div>
  );
}

type InkFootProps = Pick<InkShellProps, 'user' | 'account' | 'signOutLabel' | 'onSignOut'> & {
  onNavigate?: () => void;
  onSearch: () => void;
};

function InkFoot({ user, account, signOutLabel, onSignOut, onNavigate, onSearch }: InkFootProps) {
  return (
    <div className={foot.foot}>
      <Link to={account} className={foot.account} onClick={onNavigate}>
        <Avatar name={user.name} onPanel />
        <VisuallyHidden component="span">Your account: </VisuallyHidden>
        <span className={foot.who}>
          <span>{user.name}</span>
          {user.role}
        </span>
      </Link>
      <PaletteButton onOpen={onSearch} ink />
      <Tooltip label={signOutLabel}>
        <ActionIcon aria-label={signOutLabel} className={foot.out ?? ''} onClick={onSignOut}>
          <IconLogout size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
