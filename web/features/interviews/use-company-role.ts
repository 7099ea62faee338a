import { getMe } from '#contract/auth/session.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { useEndpoint } from '#web/lib/query.ts';

const MINUTES = 60_000;

/** The person's role in the company they work for now; the least one until it is known. */
export function useCompanyRole(): MemberRole {
  const me = useEndpoint(getMe, {}, { staleTime: 5 * MINUTES });
  const company = me.data?.organizations.find(({ name }) => name === me.data.organizationName);
  return company?.role ?? 'VIEWER';
}
