import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { HIRE_STATUSES, hireStatusBadge } from '#contract/labels/hires.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import HiresScreen from './hires-screen.tsx';

const counts = { ...Object.fromEntries(HIRE_STATUSES.map((status) => [status, 0])), CONFIRMED: 3 };
const data = { content: [], page: 1, totalPages: 1, totalElements: 0, counts };
vi.stubGlobal('fetch', async () => Response.json({ data }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

test('only states with hires can be chosen, and the selected one', async () => {
  localStorage.setItem('accessToken', `x.${btoa(JSON.stringify({ exp: Date.now() }))}.x`);
  const routes = [{ path: '*', element: <HiresScreen /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/?status=LEFT'] })} />);
  const label = (status: 'CONFIRMED' | 'LEFT') => hireStatusBadge(status, 'recruiter').label;
  await screen.findByRole('button', { name: new RegExp(label('CONFIRMED')) });
  const chips = screen.getByRole('group', { name: 'Status' });
  expect([...chips.children].map(({ textContent }) => textContent)).toEqual([
    'All3',
    `${label('CONFIRMED')}3`,
    `${label('LEFT')}0`,
  ]);
});
