import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Outlet } from 'react-router';
import { adminGetRecruiterStats } from '#contract/companies/recruiter-review.ts';
import { adminCountMails } from '#contract/mails.ts';
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

interface Counts {
  waiting: number | undefined;
  proofs: number | undefined;
  failed: number | undefined;
}

function groupsOf({ waiting, proofs, failed }: Counts): NavGroup[] {
  return [
    {
      items: [
        { label: 'Dashboard', to: '/admin/dashboard', icon: IconLayoutDashboard },
        { label: 'Recruiters', to: '/admin/recruiters', icon: IconBuildingCommunity, count: waiting },
        { label: 'Candidates', to: '/admin/candidates', icon: IconUsers },
        { label: 'Verifications', to: '/admin/verifications', icon: IconCertificate, count: proofs },
        { label: 'Mail', to: '/admin/mail', icon: IconMail, count: failed },
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
  const mails = useEndpoint(adminCountMails, {}, { enabled: user !== null });
  if (!user) return null;
  return (
    <InkShell
      home="/admin/dashboard"
      tag="Admin"
      groups={groupsOf({
        waiting: stats.data && toDecide(stats.data),
        proofs: proofs.data?.PENDING,
        failed: mails.data?.FAILED,
      })}
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
