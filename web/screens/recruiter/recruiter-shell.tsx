import { Outlet, useLocation } from 'react-router';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { countRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { countUnreadMessages } from '#contract/messages.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import { OrganizationItems } from '#web/features/auth/sign-in/organization-items.tsx';
import { VerifyNotice } from '#web/features/auth/verification/verify-notice.tsx';
import { useCompanyEnds } from '#web/features/companies/approval/use-company-ends.ts';
import { useFollowOrganization } from '#web/features/companies/approval/use-follow-organization.ts';
import { useLeaveWhenApprovalEnds } from '#web/features/companies/approval/use-leave-when-approval-ends.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { MessagesLink } from '#web/features/messages/messages-link.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
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
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import classes from '#web/ui/shell/shell-foot.module.css';
import type { NavGroup, NavItem } from '#web/ui/shell/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/shell/user-menu.tsx';
import { actionsOf, useRecruiterFinds } from './recruiter-finds.ts';

interface Counts {
  jobs: number | undefined;
  applications: number | undefined;
  interviews: number | undefined;
  messages: number | undefined;
}

const billing = { label: 'Billing', to: '/recruiter/billing', icon: IconReceipt };

/** `isOwner`: only owners see billing. */
function groupsOf(counts: Counts, isOwner: boolean): NavGroup[] {
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

/** Until the company is approved only the application is available. */
const applicantGroups: NavGroup[] = [{ items: [application] }];
const applicantTabs: NavItem[] = [application];

function tabsOf(counts: Counts): NavItem[] {
  return [
    { label: 'Home', to: '/recruiter/dashboard', icon: IconLayoutDashboard },
    { label: 'Jobs', to: '/recruiter/jobs', icon: IconBriefcase },
    { label: 'Search', to: '/recruiter/candidates', icon: IconUsers },
    { label: 'Applied', to: '/recruiter/applications', icon: IconFileText, count: counts.applications },
    { label: 'Interviews', to: '/recruiter/interviews', icon: IconCalendarEvent },
  ];
}

const support: MenuEntry = { label: 'Support', to: '/recruiter/support', icon: IconLifebuoy };

/** The menu before the company is approved. */
const applicantMenu: MenuEntry[] = [
  { label: 'My Profile', to: '/recruiter/profile', icon: IconUser },
  { label: 'Company Profile', to: '/recruiter/company', icon: IconBuilding },
  { label: 'Refer and Earn', to: '/recruiter/referrals', icon: IconGift },
  support,
];

function menuOf(isOwner: boolean): MenuEntry[] {
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

export const clientLoader = requireUser(['RECRUITER']);

/**
 * The numbers of open jobs, new applications, interviews to book or upcoming, and unread conversations. Only
 * approved companies have any.
 */
function useCounts(isApproved: boolean): Counts {
  const options = { enabled: isApproved };
  const jobs = useEndpoint(listOwnJobs, { query: { size: 1 } }, options).data?.counts;
  const applications = useEndpoint(listApplications, { query: { size: 1 } }, options).data?.counts;
  const interviews = useEndpoint(countRecruiterInterviews, {}, options).data;
  const messages = useEndpoint(countUnreadMessages, {}, options).data?.count;
  return {
    messages,
    jobs: jobs?.PUBLISHED,
    applications: applications?.NEW,
    interviews: interviews && interviews.toSchedule + interviews.scheduled,
  };
}

const BESIDE = { useFinds: useRecruiterFinds };

export default function RecruiterShell() {
  useLeaveWhenSessionEnds();
  useLiveUpdates();
  const { user } = useSession();
  const { data: application, isError } = useEndpoint(getApprovalStatus, {});
  // If the request failed, the links stay: every screen has its own guard.
  const isApproved = application?.isApproved ?? isError;
  useLeaveWhenApprovalEnds(application);
  const isOut = useCompanyEnds();
  const isArrived = useFollowOrganization();
  const counts = useCounts(isApproved);
  const role = useMemberRole();
  const isOwner = role === 'OWNER';
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <AppShell
      home="/recruiter/dashboard"
      groups={isOut ? [] : isApproved ? groupsOf(counts, isOwner) : applicantGroups}
      tabs={isOut ? [] : isApproved ? tabsOf(counts) : applicantTabs}
      user={{ name: fullName(user), pictureUrl: user.profilePictureUrl }}
      menu={isApproved ? menuOf(isOwner) : applicantMenu}
      menuExtra={<OrganizationItems />}
      bell={
        <>
          {isApproved && <MessagesLink to="/recruiter/messages" count={counts.messages} />}
          <NotificationBell calls={recruiterNotifications} page="/recruiter/notifications" />
        </>
      }
      screen={pathname.startsWith('/recruiter/messages') ? '/recruiter/messages' : undefined}
      palette={isApproved && !isOut ? { ...BESIDE, actions: actionsOf(role) } : BESIDE}
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
      <div className={classes.notice}>
        <VerifyNotice />
      </div>
      {isArrived && <Outlet />}
    </AppShell>
  );
}
