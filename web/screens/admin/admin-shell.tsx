import { Outlet } from 'react-router';
import { adminCountQueue } from '#contract/admin-queue.ts';
import { ADMIN_ROLE_LABELS } from '#contract/admin-team.ts';
import { useRequiredSetup } from '#web/features/account/two-factor/use-required-setup.ts';
import { useIsSuperAdmin } from '#web/features/admin-team/use-is-super-admin.ts';
import { useEndWhenRefused } from '#web/features/companies/review-list/log-in-again.ts';
import { useLiveUpdates } from '#web/lib/api/live.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { requireUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { late } from '#web/ui/late/late.tsx';
import { InkShell } from '#web/ui/shell/ink-shell.tsx';
import { groupsOf } from './admin-nav.ts';

const SecondStepFirst = late(async () => (await import('./second-step-first.tsx')).SecondStepFirst);

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
        name: `${user.firstName} ${user.lastName}`,
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
