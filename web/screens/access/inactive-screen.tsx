import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { InactiveAccount } from '#web/features/account/inactive-account.tsx';
import { useSession } from '#web/lib/api/session.ts';
import { requireInactiveUser, useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { homeOf } from '#web/lib/homes.ts';
import { ColumnFrame } from '#web/ui/shell/column-frame.tsx';

export const clientLoader = requireInactiveUser;
export const meta = () => [{ title: 'Your account is deactivated | Medallist' }];

export default function InactiveScreen() {
  useLeaveWhenSessionEnds();
  const { user } = useSession();
  const navigate = useNavigate();
  const home = user && user.isActive !== false ? homeOf(user.userType) : null;
  useEffect(() => {
    if (home) navigate(home, { replace: true });
  }, [home, navigate]);
  if (!user) return null;
  return (
    <ColumnFrame
      title="Your account is deactivated"
      lead={`You are signed in as ${user.email}. Nobody finds you, and everything you saved is still here.`}
    >
      <InactiveAccount />
    </ColumnFrame>
  );
}
