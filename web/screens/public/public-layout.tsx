import { Button, Menu } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { homeOf } from '#web/lib/homes.ts';
import { useSession } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PublicFooter, PublicHeader } from '#web/ui/public-frame.tsx';
import classes from './public-layout.module.css';

const LINKS = [
  { label: 'For graduates', to: '/candidate' },
  { label: 'For companies', to: '/recruiter' },
  { label: 'Refer and earn', to: '/affiliate' },
];

const COLUMNS = [
  {
    title: 'Graduates',
    links: [
      { label: 'Why Medallist', to: '/candidate' },
      { label: 'Apply to join', to: '/candidate/signup' },
      { label: 'Refer and earn', to: '/refer' },
    ],
  },
  {
    title: 'Companies',
    links: [
      { label: 'Why Medallist', to: '/recruiter' },
      { label: 'Start hiring', to: '/recruiter/signup' },
      { label: 'Free till you hire', to: '/pricing' },
    ],
  },
  {
    title: 'Medallist',
    links: [
      { label: 'Help', to: '/help' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Cookies', to: '/cookies' },
    ],
  },
];

export default function PublicLayout() {
  const { user } = useSession();
  return (
    <>
      <PublicHeader links={LINKS} actions={user ? <AccountMenu /> : <Invitation />} />
      <Outlet />
      <PublicFooter
        about="The hiring marketplace for graduates of India’s elite technical institutes."
        columns={COLUMNS}
      />
    </>
  );
}

function Invitation() {
  return (
    <>
      <Button component={Link} to="/login" variant="subtle" c="var(--m-text)">
        Sign in
      </Button>
      <Button component={Link} to="/candidate/signup" className="desktop-only">
        Apply to join
      </Button>
    </>
  );
}

function AccountMenu() {
  const { user } = useSession();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.account} aria-label={`Account menu of ${name}`}>
          <Avatar name={name} src={user.profilePictureUrl} size={36} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={user.userType === 'JOBSEEKER' ? '/candidate/profile' : '/recruiter/profile'}
        >
          My Profile
        </Menu.Item>
        <Menu.Item component={Link} to={homeOf(user.userType)}>
          Dashboard
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
