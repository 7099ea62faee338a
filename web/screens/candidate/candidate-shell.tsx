import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { getInterviewStats } from '#contract/interviews/candidate.ts';
import { listJobs } from '#contract/jobs/public-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { countUnreadMessages } from '#contract/messages.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { VerifiedDegree } from '#web/features/candidates/view/verified-degree.tsx';
import { MessagesLink } from '#web/features/messages/messages-link.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconBookmark, IconEye, IconSettings } from '#web/ui/icons/acts.ts';
import { IconMailOpened, IconMessage } from '#web/ui/icons/messages.ts';
import { IconFileText, IconSignature } from '#web/ui/icons/papers.ts';
import { IconUser, IconUserEdit } from '#web/ui/icons/people.ts';
import { IconCalendarEvent } from '#web/ui/icons/times.ts';
import { IconBriefcase, IconGift, IconLayoutDashboard } from '#web/ui/icons/work.ts';
import type { Find } from '#web/ui/palette/finds.ts';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import type { NavGroup, NavItem } from '#web/ui/shell/shell-nav.tsx';
import type { MenuEntry } from '#web/ui/shell/user-menu.tsx';

const SIZE = 6;
const LEAST = 2;

/** Open jobs that match the typed text. */
function useCandidateFinds(text: string): readonly Find[] {
  const query = { search: text.slice(0, 200), size: SIZE };
  const jobs = useEndpoint(listJobs, { query }, { enabled: text.length >= LEAST, keepPrevious: true }).data;
  if (text.length < LEAST) return [];
  return (jobs?.content ?? []).map(({ id, title, company }) => ({
    id,
    group: 'Jobs',
    label: title,
    detail: company.name,
    to: `/jobs/${id}`,
  }));
}

const CANDIDATE_ACTIONS: readonly Find[] = [
  { id: 'resume', group: 'Actions', label: 'Fill the profile from a resume', to: '/profile/from-resume' },
  { id: 'invite', group: 'Actions', label: 'Invite a friend', to: '/refer-and-earn' },
  { id: 'hide', group: 'Actions', label: 'Hide from a company', to: '/profile/settings?tab=privacy' },
  { id: 'password', group: 'Actions', label: 'Change password', to: '/profile/settings?tab=security' },
];

export const clientLoader = requireUser(['JOBSEEKER']);

interface Counts {
  pending: number | undefined;
  active: number | undefined;
  messages: number | undefined;
}

function groupsOf(counts: Counts): NavGroup[] {
  return [
    {
      items: [
        { label: 'Dashboard', to: '/home', icon: IconLayoutDashboard },
        {
          label: 'New Interview Requests',
          to: '/interview-requests/pending',
          icon: IconMailOpened,
          count: counts.pending,
        },
        {
          label: 'Active Interviews',
          to: '/interview-requests/active',
          icon: IconCalendarEvent,
          count: counts.active,
        },
        { label: 'Applications', to: '/applications', icon: IconFileText },
        { label: 'Messages', to: '/messages', icon: IconMessage, count: counts.messages },
        { label: 'Offers', to: '/offers', icon: IconSignature },
        { label: 'Jobs', to: '/jobs', icon: IconBriefcase },
        {
          label: 'Refer and Earn',
          to: '/refer-and-earn',
          icon: IconGift,
          extra: (
            <StatusBadge family="earned" dot={false}>
              ₹20k
            </StatusBadge>
          ),
        },
      ],
    },
    {
      label: 'Your profile',
      items: [
        { label: 'Edit Profile', to: '/profile/edit', icon: IconUserEdit },
        { label: 'View as Recruiter', to: '/profile/view', icon: IconEye },
        { label: 'Settings', to: '/profile/settings', icon: IconSettings },
      ],
    },
  ];
}

function tabsOf(counts: Counts): NavItem[] {
  return [
    { label: 'Home', to: '/home', icon: IconLayoutDashboard },
    { label: 'Requests', to: '/interview-requests/pending', icon: IconMailOpened, count: counts.pending },
    { label: 'Interviews', to: '/interview-requests/active', icon: IconCalendarEvent, count: counts.active },
    { label: 'Jobs', to: '/jobs', icon: IconBriefcase },
    { label: 'Profile', to: '/profile/edit', icon: IconUser },
  ];
}

const menu: MenuEntry[] = [
  { label: 'Applications', to: '/applications', icon: IconFileText },
  { label: 'Offers', to: '/offers', icon: IconSignature },
  { label: 'Saved jobs and searches', to: '/jobs/saved', icon: IconBookmark },
  { label: 'Refer and Earn', to: '/refer-and-earn', icon: IconGift },
  { label: 'Edit Profile', to: '/profile/edit', icon: IconUserEdit },
  { label: 'View Profile', to: '/profile/view', icon: IconEye },
  { label: 'Settings', to: '/profile/settings', icon: IconSettings },
];

const PALETTE = { actions: CANDIDATE_ACTIONS, useFinds: useCandidateFinds };

/** The numbers of open requests, active interviews and unread conversations. */
function useCounts(): Counts {
  const { data } = useEndpoint(getInterviewStats, {});
  const messages = useEndpoint(countUnreadMessages, {}).data?.count;
  return { pending: data?.pendingRequests, active: data?.activeInterviews, messages };
}

export default function CandidateShell() {
  const { pathname } = useLocation();
  return (
    <CandidateFrame {...(pathname.startsWith('/messages') && { screen: '/messages' })}>
      <Outlet />
    </CandidateFrame>
  );
}

interface CandidateFrameProps {
  /** The key of the current screen, if several addresses are one screen. */
  screen?: string;
  children: ReactNode;
}

/** The layout around every screen of a signed-in candidate. */
export function CandidateFrame({ screen, children }: CandidateFrameProps) {
  useLeaveWhenSessionEnds();
  useLiveUpdates();
  const { user } = useSession();
  const counts = useCounts();
  if (!user) return null;
  return (
    <AppShell
      home="/home"
      groups={groupsOf(counts)}
      tabs={tabsOf(counts)}
      user={{ name: fullName(user), pictureUrl: user.profilePictureUrl }}
      menu={menu}
      bell={
        <>
          <MessagesLink to="/messages" count={counts.messages} />
          <NotificationBell calls={candidateNotifications} page="/notifications" />
        </>
      }
      footer={<VerifiedDegree />}
      signOutLabel="Sign Out"
      onSignOut={signOut}
      screen={screen}
      palette={PALETTE}
    >
      {children}
    </AppShell>
  );
}
