import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { NavGroup, NavItem } from '#web/ui/shell/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/shell/user-menu.tsx';

export interface Counts {
  jobs: number | undefined;
  applications: number | undefined;
  interviews: number | undefined;
  messages: number | undefined;
}

const billing = { label: 'Billing', to: '/recruiter/billing', icon: IconReceipt };

/** `isOwner`: what the company pays is its owners' matter. */
export function groupsOf(counts: Counts, isOwner: boolean): NavGroup[] {
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
        { label: 'Messages', to: '/recruiter/messages', icon: IconMessage, count: counts.messages },
        { label: 'Offers', to: '/recruiter/offers', icon: IconSignature },
        { label: 'Hires', to: '/recruiter/hires', icon: IconUserCheck },
      ],
    },
    {
      label: 'Company',
      items: [
        { label: 'Analytics', to: '/recruiter/analytics', icon: IconChartBar },
        { label: 'Team', to: '/recruiter/team', icon: IconUsersGroup },
        ...(isOwner ? [billing] : []),
        { label: 'Company profile', to: '/recruiter/company', icon: IconBuilding },
        { label: 'Refer and Earn', to: '/recruiter/referrals', icon: IconGift },
        { label: 'Settings', to: '/recruiter/settings', icon: IconSettings },
      ],
    },
  ];
}

const application: NavItem = { label: 'Application', to: '/recruiter/onboarding', icon: IconClipboardCheck };

/** Until the company is approved there is only the application to go to. */
export const applicantGroups: NavGroup[] = [{ items: [application] }];
export const applicantTabs: NavItem[] = [application];

export function tabsOf(counts: Counts): NavItem[] {
  return [
    { label: 'Home', to: '/recruiter/dashboard', icon: IconLayoutDashboard },
    { label: 'Jobs', to: '/recruiter/jobs', icon: IconBriefcase },
    { label: 'Search', to: '/recruiter/candidates', icon: IconUsers },
    { label: 'Applied', to: '/recruiter/applications', icon: IconFileText, count: counts.applications },
    { label: 'Interviews', to: '/recruiter/interviews', icon: IconCalendarEvent },
  ];
}

const support: MenuEntry = { label: 'Support', to: '/recruiter/support', icon: IconLifebuoy };

/** What is there before the company is approved. */
export const applicantMenu: MenuEntry[] = [
  { label: 'My Profile', to: '/recruiter/profile', icon: IconUser },
  { label: 'Company Profile', to: '/recruiter/company', icon: IconBuilding },
  { label: 'Refer and Earn', to: '/recruiter/referrals', icon: IconGift },
  support,
];

export function menuOf(isOwner: boolean): MenuEntry[] {
  return [
    { label: 'Offers', to: '/recruiter/offers', icon: IconSignature },
    { label: 'Analytics', to: '/recruiter/analytics', icon: IconChartBar },
    { label: 'Hires', to: '/recruiter/hires', icon: IconUserCheck },
    { label: 'Team', to: '/recruiter/team', icon: IconUsersGroup },
    ...(isOwner ? [billing] : []),
    ...applicantMenu.filter((entry) => entry !== support),
    { label: 'Settings', to: '/recruiter/settings', icon: IconSettings },
    support,
  ];
}
