import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconReceiptRupee from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { Outlet } from 'react-router';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { useLiveUpdates } from '#web/lib/live.ts';
import { useSession } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { AppShell } from '#web/ui/app-shell.tsx';
import { InitialTile } from '#web/ui/initial-tile.tsx';
import type { NavGroup, NavItem } from '#web/ui/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/user-menu.tsx';
import classes from '../shell-foot.module.css';

export const clientLoader = requireUser(['RECRUITER']);

interface Counts {
  jobs?: number;
  applications?: number;
  interviews?: number;
}

function groupsOf(counts: Counts): NavGroup[] {
  return [
    {
      items: [
        { label: 'Dashboard', to: '/recruiter/dashboard', icon: IconLayoutDashboard },
        { label: 'Jobs', to: '/recruiter/jobs', icon: IconBriefcase, count: counts.jobs },
        { label: 'Candidates', to: '/recruiter/candidates', icon: IconUsers },
        {
          label: 'Applications',
          to: '/recruiter/applications',
          icon: IconFileText,
          count: counts.applications,
        },
        {
          label: 'Interviews',
          to: '/recruiter/interviews',
          icon: IconCalendarEvent,
          count: counts.interviews,
        },
        { label: 'Analytics', to: '/recruiter/analytics', icon: IconReportAnalytics },
      ],
    },
    {
      label: 'Company',
      items: [
        { label: 'Company profile', to: '/recruiter/company', icon: IconBuilding },
        { label: 'Team', to: '/recruiter/team', icon: IconUsersGroup },
        { label: 'Billing', to: '/recruiter/billing', icon: IconReceiptRupee },
        { label: 'Referrals', to: '/recruiter/referrals', icon: IconGift },
        { label: 'Settings', to: '/recruiter/settings', icon: IconSettings },
      ],
    },
  ];
}

function tabsOf(counts: Counts): NavItem[] {
  return [
    { label: 'Home', to: '/recruiter/dashboard', icon: IconLayoutDashboard },
    { label: 'Jobs', to: '/recruiter/jobs', icon: IconBriefcase },
    { label: 'Search', to: '/recruiter/candidates', icon: IconUsers },
    { label: 'Applied', to: '/recruiter/applications', icon: IconFileText, count: counts.applications },
    { label: 'Interviews', to: '/recruiter/interviews', icon: IconCalendarEvent },
  ];
}

const menu: MenuEntry[] = [
  { label: 'My Profile', to: '/recruiter/profile', icon: IconUser },
  { label: 'Company Profile', to: '/recruiter/company', icon: IconBuilding },
  { label: 'Settings', to: '/recruiter/settings', icon: IconSettings },
  { label: 'Support', to: '/recruiter/support', icon: IconHelp },
];

export default function RecruiterShell() {
  useLeaveWhenSessionEnds();
  useLiveUpdates();
  const { user } = useSession();
  if (!user) return null;
  const counts: Counts = {};
  return (
    <AppShell
      home="/recruiter/dashboard"
      groups={groupsOf(counts)}
      tabs={tabsOf(counts)}
      user={{ name: `${user.firstName} ${user.lastName}`, pictureUrl: user.profilePictureUrl }}
      menu={menu}
      signOutLabel="Logout"
      onSignOut={signOut}
      footer={
        user.organizationName && (
          <div className={classes.foot}>
            <InitialTile name={user.organizationName} size={30} />
            <span>{user.organizationName}</span>
          </div>
        )
      }
    >
      <Outlet />
    </AppShell>
  );
}
