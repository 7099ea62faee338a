import { redirect } from 'react-router';
import { getMe } from '#contract/auth/session.ts';
import { hasRole } from '#contract/core/roles.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { currentOrganization } from '#web/lib/api/session.ts';
import { requireApproved } from './approval-guard.ts';

/** For screens that request only what the role may read: loads the role first, if the server answers. */
export async function requireKnownRole(input: Parameters<typeof requireApproved>[0]) {
  const admitted = await requireApproved(input);
  await queryClient.prefetchQuery(endpointQuery(getMe, {}));
  return admitted;
}

/** For screens that only write: viewers are redirected to the list. */
export function requireWriter(list: string) {
  return async (input: Parameters<typeof requireApproved>[0]) => {
    const admitted = await requireApproved(input);
    const me = await queryClient.fetchQuery(endpointQuery(getMe, {})).catch(() => null);
    const own = me?.organizations.find(({ id }) => id === currentOrganization());
    if (own && !hasRole(own.role, 'RECRUITER')) throw redirect(list);
    return admitted;
  };
}
