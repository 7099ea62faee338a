import { Outlet } from 'react-router';
import { adminCountQueue, type QueueCounts, type QueueKind } from '#contract/admin-queue.ts';
import { ADMIN_ROLE_LABELS } from '#contract/admin-team.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { useRequiredSetup } from '#web/features/account/two-factor/use-required-setup.ts';
import { useIsSuperAdmin } from '#web/features/admin-team/use-is-super-admin.ts';
import { useEndWhenRefused } from '#web/features/companies/review-list/log-in-again.ts';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { IconSettings } from '#web/ui/icons/acts.ts';
import { IconMail, IconMessageCircle, IconSpeakerphone } from '#web/ui/icons/messages.ts';
import {
  IconCertificate,
  IconChecklist,
  IconCoinRupee,
  IconFileInvoice,
  IconFileText,
} from '#web/ui/icons/papers.ts';
import { IconUserCheck, IconUserShield, IconUsers } from '#web/ui/icons/people.ts';
import { IconHistory } from '#web/ui/icons/times.ts';
import {
  IconBriefcase,
  IconBuildingCommunity,
  IconChartBar,
  IconLayoutDashboard,
} from '#web/ui/icons/work.ts';
import { InkShell } from '#web/ui/shell/ink-shell.tsx';
import type { NavGroup } from '#web/ui/shell/shell-nav.tsx';
import { SecondStepFirst } from './second-step-first.tsx';

function groupsOf(isSuperAdmin: boolean, waiting: QueueCounts | undefined): NavGroup[] {
  const count = (kind: QueueKind) => waiting?.kinds[kind].count;
  return [
    {
      items: [
        { label: 'Dashboard', to: '/admin/dashboard', icon: IconLayoutDashboard },
        { label: 'Work queue', to: '/admin/queue', icon: IconChecklist, count: waiting?.total.count },
      ],
    },
    {
      label: 'Accounts',
      items: [
        {
          label: 'Recruiters',
          to: '/admin/recruiters',
          icon: IconBuildingCommunity,
          count: count('RECRUITER'),
        },
        { label: 'Candidates', to: '/admin/candidates', icon: IconUsers },
        { label: 'Affiliates', to: '/admin/affiliates', icon: IconSpeakerphone, count: count('AFFILIATE') },
        { label: 'Verifications', to: '/admin/verifications', icon: IconCertificate, count: count('DEGREE') },
      ],
    },
    {
      label: 'Hiring',
      items: [
        { label: 'Jobs', to: '/admin/jobs', icon: IconBriefcase },
        { label: 'Applications', to: '/admin/applications', icon: IconFileText },
        { label: 'Disputed hires', to: '/admin/hires', icon: IconUserCheck, count: count('HIRE') },
      ],
    },
    {
      label: 'Money',
      items: [
        { label: 'Invoices', to: '/admin/invoices', icon: IconFileInvoice },
        { label: 'Payouts', to: '/admin/payouts', icon: IconCoinRupee },
      ],
    },
    {
      label: 'Platform',
      items: [
        { label: 'Analytics & Reports', to: '/admin/analytics', icon: IconChartBar },
        { label: 'Settings', to: '/admin/settings', icon: IconSettings },
        { label: 'Mail', to: '/admin/mail', icon: IconMail, count: waiting?.failedMails },
        { label: 'Messages', to: '/admin/messages', icon: IconMessageCircle },
        { label: 'Audit', to: '/admin/audit', icon: IconHistory },
        ...(isSuperAdmin ? [{ label: 'Team Management', to: '/admin/team', icon: IconUserShield }] : []),
      ],
    },
  ];
}

export const clientLoader = requireUser(['ADMIN']);

export default function AdminShell() {
  useLeaveWhenSessionEnds();
  useEndWhenRefused();
  useLiveUpdates();
  const { user } = useSession();
  const isSuperAdmin = useIsSuperAdmin();
  const waiting = useEndpoint(adminCountQueue, {}, { enabled: user !== null });
  const setup = useRequiredSetup(waiting);
  if (!user) return null;
  return (
    <InkShell
      home="/admin/dashboard"
      tag="Admin"
      groups={setup.isNeeded ? [] : groupsOf(isSuperAdmin, waiting.data)}
      user={{
        name: fullName(user),
        role: ADMIN_ROLE_LABELS[isSuperAdmin ? 'SUPER_ADMIN' : 'ADMIN'],
      }}
      account="/admin/settings/account"
      signOutLabel="Logout"
      onSignOut={signOut}
    >
      {setup.isNeeded ? <SecondStepFirst onDone={() => void setup.checkAgain()} /> : <Outlet />}
    </InkShell>
  );
}
