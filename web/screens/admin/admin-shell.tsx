import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { Outlet } from 'react-router';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { useLiveUpdates } from '#web/lib/live.ts';
import { useSession } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { InkShell } from '#web/ui/ink-shell.tsx';
import type { NavGroup } from '#web/ui/shell-nav.tsx';

export const clientLoader = requireUser(['ADMIN']);

interface Counts {
  recruiters?: number;
}

function groupsOf(counts: Counts, isSuperAdmin: boolean): NavGroup[] {
  const team = { label: 'Team', to: '/admin/team', icon: IconUsersGroup };
  return [
    {
      items: [
        { label: 'Dashboard', to: '/admin/dashboard', icon: IconLayoutDashboard },
        {
          label: 'Recruiters',
          to: '/admin/recruiters',
          icon: IconBuildingCommunity,
          count: counts.recruiters,
        },
        { label: 'Candidates', to: '/admin/candidates', icon: IconUsers },
        { label: 'Jobs', to: '/admin/jobs', icon: IconBriefcase },
        { label: 'Applications', to: '/admin/applications', icon: IconFileText },
        { label: 'Analytics', to: '/admin/analytics', icon: IconChartBar },
        ...(isSuperAdmin ? [team] : []),
        { label: 'Settings', to: '/admin/settings', icon: IconSettings },
      ],
    },
  ];
}

export default function AdminShell() {
  useLeaveWhenSessionEnds();
  useLiveUpdates();
  const { user } = useSession();
  if (!user) return null;
  const isSuperAdmin = user.userType === 'SUPER_ADMIN';
  return (
    <InkShell
      home="/admin/dashboard"
      tag="Admin"
      groups={groupsOf({}, isSuperAdmin)}
      user={{ name: `${user.firstName} ${user.lastName}`, role: isSuperAdmin ? 'Super Admin' : 'Admin' }}
      signOutLabel="Logout"
      onSignOut={signOut}
    >
      <Outlet />
    </InkShell>
  );
}
