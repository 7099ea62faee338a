import { afterEach, expect, test } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { renderHook } from '#web/testing/render.tsx';
import { useMemberRole } from './use-member-role.ts';

afterEach(() => {
  localStorage.clear();
  queryClient.clear();
});

const HERE = '01a1d470-dca1-7618-89aa-6fa7fc4da61d';
const THERE = '01a1d470-dca1-7618-89aa-6fa7fc4da62e';

/** Member of both companies, working for `org`; `/me` was read when the company still had its former name. */
function signIn(org: string) {
  const organizations = [
    { id: THERE, name: 'Tamarind Pay', role: 'VIEWER', approvalStatus: 'APPROVED' },
    { id: HERE, name: 'Tamarind Pay', role: 'OWNER', approvalStatus: 'APPROVED' },
  ];
  const me = { organizationName: 'Tamarind', organizations };
  queryClient.setQueryData(endpointQuery(getMe, {}).queryKey, me as never);
  localStorage.setItem('accessToken', `x.${btoa(JSON.stringify({ org }))}.x`);
}

test('the role is that of the company of the session, even if companies are renamed', () => {
  signIn(HERE);
  expect(renderHook(() => useMemberRole()).result.current).toBe('OWNER');
  signIn(THERE);
  expect(renderHook(() => useMemberRole()).result.current).toBe('VIEWER');
});
