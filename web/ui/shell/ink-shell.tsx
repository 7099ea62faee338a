import '#web/ui/theme/app-styles.ts';
import { ActionIcon, Burger, Drawer, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Logo } from '#web/ui/brand/logo.tsx';
import classes from './app-shell.module.css';
import { ShellMain } from './app-shell.tsx';
import foot from './ink-shell.module.css';
import { type NavGroup, ShellNav } from './shell-nav.tsx';
import { SkipLink } from './skip-link.tsx';

interface InkShellProps {
  home: string;
  /** Beside the logo. */
  tag: string;
  groups: readonly NavGroup[];
  user: { name: string; role: string };
  signOutLabel: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** The shell with an ink side bar and no top bar; on a phone a burger opens the side bar. */
export function InkShell(props: InkShellProps) {
  const [opened, drawer] = useDisclosure();
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
        <InkFoot {...props} />
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
          <InkFoot {...props} />
        </nav>
      </Drawer>
    </div>
  );
}

function InkFoot({
  user,
  signOutLabel,
  onSignOut,
}: Pick<InkShellProps, 'user' | 'signOutLabel' | 'onSignOut'>) {
  return (
    <div className={foot.foot}>
      <Avatar name={user.name} onPanel />
      <p className={foot.who}>
        <span>{user.name}</span>
        {user.role}
      </p>
      <Tooltip label={signOutLabel}>
        <ActionIcon aria-label={signOutLabel} className={foot.out ?? ''} onClick={onSignOut}>
          <IconLogout size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
