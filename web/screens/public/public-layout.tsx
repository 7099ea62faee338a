import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { PublicFooter, PublicHeader } from '#web/ui/shell/public-frame.tsx';

// Menus weigh more than the rest of a public page, and most visitors are not signed in.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

const LINKS = [
  { label: 'Jobs', to: '/jobs' },
  { label: 'For graduates', to: '/candidate/signup' },
  { label: 'For companies', to: '/recruiter/signup' },
];

const COLUMNS = [
  {
    title: 'Graduates',
    links: [
      { label: 'Apply to join', to: '/candidate/signup' },
      { label: 'Open jobs', to: '/jobs' },
    ],
  },
  {
    title: 'Companies',
    links: [{ label: 'Start hiring', to: '/recruiter/signup' }],
  },
  {
    title: 'Medallist',
    links: [{ label: 'Sign in', to: '/login' }],
  },
];

export default function PublicLayout() {
  const { user } = useSession();
  return (
    <>
      <PublicHeader links={LINKS} actions={user ? <Account /> : <Invitation />} />
      <Outlet />
      <PublicFooter
        about="The hiring marketplace for graduates of India’s elite technical institutes."
        columns={COLUMNS}
      />
    </>
  );
}

function Account() {
  return (
    <Suspense>
      <AccountMenu />
    </Suspense>
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
