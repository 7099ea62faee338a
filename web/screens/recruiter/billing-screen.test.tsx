import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen, waitFor } from '#web/testing/render.tsx';
import BillingScreen from './billing-screen.tsx';

const COMPANY = '01a1d470-dca1-7618-89aa-6fa7fc4da61d';
const asked: string[] = [];
vi.stubGlobal('fetch', (address: string) => {
  asked.push(address);
  return new Promise(() => {});
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  asked.length = 0;
});

function open(role: MemberRole) {
  const me = { organizations: [{ id: COMPANY, name: 'Tamarind Pay', role, approvalStatus: 'APPROVED' }] };
  queryClient.setQueryData(endpointQuery(getMe, {}).queryKey, me as never);
  localStorage.setItem('accessToken', `x.${btoa(JSON.stringify({ org: COMPANY, exp: Date.now() }))}.x`);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <BillingScreen /> }])} />);
}

const invoices = () => asked.filter((address) => address.includes('/invoices'));

test('a member who is not an owner is told so, and no request is sent that would be refused', () => {
  open('VIEWER');
  expect(screen.getByText('Only owners see billing')).toBeTruthy();
  expect(invoices()).toEqual([]);
});

test('an owner sees the invoices', async () => {
  open('OWNER');
  await waitFor(() => expect(invoices()).toHaveLength(1));
  expect(screen.queryByText('Only owners see billing')).toBeNull();
});
