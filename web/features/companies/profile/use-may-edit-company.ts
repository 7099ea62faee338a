import { getMe } from '#contract/auth/session.ts';
import { hasRole } from '#contract/core/roles.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/** Whether this person may change the company; no until it is known. */
export function useMayEditCompany(companyId: string | undefined): boolean {
  const me = useEndpoint(getMe, {});
  const role = me.data?.organizations.find(({ id }) => id === companyId)?.role;
  return role !== undefined && hasRole(role, 'ADMIN');
}
