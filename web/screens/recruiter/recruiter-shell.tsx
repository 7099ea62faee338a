import { Outlet, useLocation } from 'react-router';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { countRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
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
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import classes from '../shell-foot.module.css';
import { actionsOf, useRecruiterFinds } from './recruiter-finds.ts';
import {
  applicantGroups,
  applicantMenu,
  applicantTabs,
  type Counts,
  groupsOf,
  menuOf,
  tabsOf,
} from './recruiter-nav.ts';

export const clientLoader = requireUser(['RECRUITER']);

/** Open jobs, new applications, interviews to book or to come, and conversations with something unread. Nobody but approved companies has any. */
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
  // Where it could not be asked, the ways stay: every screen guards itself.
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
      user={{ name: `${user.firstName} ${user.lastName}`, pictureUrl: user.profilePictureUrl }}
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
