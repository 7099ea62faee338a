import { getMe } from '#contract/auth/session.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { currentOrganization } from '#web/lib/api/session.ts';

/** The person's role in the company they work for now; the least one until it is known. */
export function useMemberRole(): MemberRole {
  const me = useEndpoint(getMe, {}, { staleTime: 300_000 });
  const current = currentOrganization();
  return me.data?.organizations.find(({ id }) => id === current)?.role ?? 'VIEWER';
}
