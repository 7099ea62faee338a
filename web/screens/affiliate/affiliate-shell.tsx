import { Outlet } from 'react-router';
import { fullName } from '#contract/kit/full-name.ts';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { IconSettings } from '#web/ui/icons/acts.ts';
import { IconLayoutDashboard } from '#web/ui/icons/work.ts';
import { AppShell } from '#web/ui/shell/app-shell.tsx';

export const clientLoader = requireUser(['AFFILIATE']);

const items = [
  { label: 'Dashboard', to: '/affiliate/dashboard', icon: IconLayoutDashboard },
  { label: 'Settings', to: '/affiliate/settings', icon: IconSettings },
];

export default function AffiliateShell() {
  useLeaveWhenSessionEnds();
  useLiveUpdates();
  const { user } = useSession();
  if (!user) return null;
  return (
    <AppShell
      home="/affiliate/dashboard"
      groups={[{ items }]}
      tabs={items}
      user={{ name: fullName(user), pictureUrl: user.profilePictureUrl }}
      menu={items.slice(1)}
      signOutLabel="Sign out"
      onSignOut={signOut}
    >
      <Outlet />
    </AppShell>
  );
}
