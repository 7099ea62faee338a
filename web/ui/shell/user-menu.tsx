import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { IconLogout } from '#web/ui/icons/acts.ts';
import { IconChevronDown, IconMoon, IconSun } from '#web/ui/icons/controls.ts';
import type { Icon } from '#web/ui/icons/icon.ts';
import classes from './user-menu.module.css';

export interface MenuEntry {
  label: string;
  to: string;
  icon: Icon;
}

export interface ShellUser {
  name: string;
  pictureUrl?: string | null | undefined;
}

interface UserMenuProps {
  user: ShellUser;
  entries: readonly MenuEntry[];
  /** More items, above the links. */
  extra?: ReactNode;
  signOutLabel: string;
  onSignOut: () => void;
}

/** The user's name and account menu. */
export function UserMenu({ user, entries, extra, signOutLabel, onSignOut }: UserMenuProps) {
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.target} aria-label={`Account menu of ${user.name}`}>
          <Avatar name={user.name} src={user.pictureUrl} size={30} />
          <span className="desktop-only">{user.name}</span>
          <IconChevronDown className="icon desktop-only" size={14} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {extra}
        {entries.map(({ label, to, icon: Icon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
          >
            {label}
          </Menu.Item>
        ))}
        <ColorSchemeItem />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden="true" />} onClick={onSignOut}>
          {signOutLabel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Switches between light and dark, in this browser. */
function ColorSchemeItem() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Light colours' : 'Dark colours'}
    </Menu.Item>
  );
}
