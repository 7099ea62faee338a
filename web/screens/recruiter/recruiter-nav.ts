import { IconSettings } from '#web/ui/icons/acts.ts';
import { IconMessage } from '#web/ui/icons/messages.ts';
import { IconClipboardCheck, IconFileText, IconReceipt, IconSignature } from '#web/ui/icons/papers.ts';
import { IconLifebuoy, IconUser, IconUserCheck, IconUsers, IconUsersGroup } from '#web/ui/icons/people.ts';
import { IconCalendarEvent } from '#web/ui/icons/times.ts';
import {
  IconBriefcase,
  IconBuilding,
  IconChartBar,
  IconGift,
  IconLayoutDashboard,
} from '#web/ui/icons/work.ts';
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
