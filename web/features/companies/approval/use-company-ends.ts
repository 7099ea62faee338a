import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { switchOrganization } from '#contract/auth/own-sessions.ts';
import { getMe } from '#contract/auth/session.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { currentOrganization } from '#web/lib/api/session.ts';

export const NO_COMPANY = '/recruiter/no-company';

/**
 * For the shell: a user who was removed from the company leaves its screens at once, for another company of
 * theirs or for the page that says so. True while there is no company to work for.
 */
export function useCompanyEnds(): boolean {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: me } = useEndpoint(getMe, {});
  const { mutate, isIdle } = useEndpointMutation(switchOrganization, {
    onSuccess(bundle) {
      beginSession(bundle);
      navigate('/recruiter/dashboard', { replace: true });
    },
  });
  const current = currentOrganization();
  const isOut = me !== undefined && !me.organizations.some(({ id }) => id === current);
  const other = me?.organizations[0];
  const otherId = other?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for the screen that was left.
  useEffect(() => {
    // Queries of the screen, which unsaved input may keep open, would only be repeated and refused.
    if (isOut) queryClient.removeQueries({ type: 'inactive' });
  }, [isOut, pathname, queryClient]);
  useEffect(() => {
    if (!isOut) return;
    if (current) notifications.show({ message: 'You are no longer a member of this company.' });
    if (otherId && isIdle) mutate({ body: { organizationId: otherId } });
    if (!otherId) navigate(NO_COMPANY, { replace: true });
  }, [isOut, otherId, current, isIdle, mutate, navigate]);
  return isOut;
}
