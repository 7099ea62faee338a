import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { Outlet } from 'react-router';
import { adminGetRecruiterStats } from '#contract/companies/recruiter-review.ts';
import { adminCountVerifications } from '#contract/verifications/review.ts';
import { toDecide } from '#web/features/companies/review/review-words.ts';
import { useForgetWhenRefused } from '#web/features/companies/review-list/log-in-again.ts';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { InkShell } from '#web/ui/shell/ink-shell.tsx';
import type { NavGroup } from '#web/ui/shell/shell-nav.tsx';

export const clientLoader = requireUser(['ADMIN']);

function groupsOf(waiting: number | undefined, proofs: number | undefined): NavGroup[] {
  return [
    {
      items: [
        { label: 'Dashboard', to: '/admin/dashboard', icon: IconLayoutDashboard },
        { label: 'Recruiters', to: '/admin/recruiters', icon: IconBuildingCommunity, count: waiting },
        { label: 'Verifications', to: '/admin/verifications', icon: IconCertificate, count: proofs },
      ],
    },
  ];
}

export default function AdminShell() {
  useLeaveWhenSessionEnds();
  useForgetWhenRefused();
  useLiveUpdates();
  const { user } = useSession();
  const stats = useEndpoint(adminGetRecruiterStats, {}, { enabled: user !== null });
  const proofs = useEndpoint(adminCountVerifications, {}, { enabled: user !== null });
  if (!user) return null;
  return (
    <InkShell
      home="/admin/dashboard"
      tag="Admin"
      groups={groupsOf(stats.data && toDecide(stats.data), proofs.data?.PENDING)}
      user={{
        name: `${user.firstName} ${user.lastName}`,
        role: user.userType === 'SUPER_ADMIN' ? 'Super Admin' : 'Admin',
      }}
      signOutLabel="Logout"
      onSignOut={signOut}
    >
      <Outlet />
    </InkShell>
  );
}
