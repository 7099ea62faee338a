import { getMe } from '#contract/auth/session.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { currentOrganization } from '#web/lib/api/session.ts';

/** The user's role in the company they currently work for; undefined until it is known. */
export function useKnownRole(): MemberRole | undefined {
  const me = useEndpoint(getMe, {}, { staleTime: 300_000 });
  const current = currentOrganization();
  return me.data?.organizations.find(({ id }) => id === current)?.role;
}

/** The lowest role until it is known. */
export function useMemberRole(): MemberRole {
  return useKnownRole() ?? 'VIEWER';
}
