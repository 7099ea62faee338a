import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMe } from '#contract/auth/session.ts';
import { getTeam } from '#contract/companies/team.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { endpointQuery, useEndpoint } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useLeaving } from '#web/lib/forms/use-leaving.ts';
import { act, cleanup, render, screen, waitFor } from '#web/testing/render.tsx';
import { NO_COMPANY, useCompanyEnds } from './use-company-ends.ts';

const COMPANY = '01a1d470-dca1-7618-89aa-6fa7fc4da61d';
const asked = vi.fn(() => new Promise(() => {}));
vi.stubGlobal('fetch', asked);
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const me = endpointQuery(getMe, {}).queryKey;
const team = endpointQuery(getTeam, {}).queryKey;
const jobs = endpointQuery(listOwnJobs, { query: {} }).queryKey;

function Shell() {
  useCompanyEnds();
  return <Outlet />;
}

function Writing() {
  useEndpoint(getTeam, {});
  const { isHeld, leave } = useLeaving(() => true);
  return isHeld ? (
    <button type="button" onClick={leave}>
      Leave
    </button>
  ) : (
    <Link to="/">Writing</Link>
  );
}

test('unsaved input keeps a removed member on the page, nothing is requested meanwhile, and the cache is cleared once they leave', async () => {
  localStorage.setItem('accessToken', `x.${btoa(JSON.stringify({ org: COMPANY, exp: Date.now() }))}.x`);
  queryClient.setQueryData(me, { organizations: [{ id: COMPANY }] } as never);
  queryClient.setQueryData(team, { members: [] } as never);
  queryClient.setQueryData(jobs, { content: [] } as never);
  const children = [
    { path: '/write', element: <Writing /> },
    { path: NO_COMPANY, element: 'No company' },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: ['/write'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Writing');
  act(() => void queryClient.setQueryData(me, { organizations: [] } as never));
  const leave = await screen.findByText('Leave');
  expect(asked).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(jobs)).toBeUndefined();
  act(() => leave.click());
  await screen.findByText('No company');
  await waitFor(() => expect(queryClient.getQueryData(team)).toBeUndefined());
});
