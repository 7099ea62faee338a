import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { PublicFooter, PublicHeader } from '#web/ui/public-frame.tsx';

// Menus weigh more than the rest of a public page, and most visitors are not signed in.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

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
