import { getMe } from '#contract/auth/session.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';

/** Asks the server, since the role may have changed since the sign-in. */
export function useIsSuperAdmin(): boolean {
  const { user } = useSession();
  const me = useEndpoint(getMe, {}, { enabled: user !== null });
  return (me.data ?? user)?.userType === 'SUPER_ADMIN';
}
