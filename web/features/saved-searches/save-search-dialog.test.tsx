import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { act, fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';

let answer: (response: Response) => void;
vi.stubGlobal(
  'fetch',
  () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
);

function Board() {
  const [params] = useSearchParams();
  const { search, company } = Object.fromEntries(params);
  return <SaveSearchDialog filter={JobsFilter.parse({ search, company })} />;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: <Board /> }]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('the dialog is in the address, keeps the typed name, and another search has its own', async () => {
  const go = open('/jobs?search=rust');
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('/jobs?search=rust&act=save-search');
  expect((await nameField()).value).toBe('“rust”');
  await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
  fireEvent.change(await nameField(), { target: { value: 'From a train' } });
  fireEvent.keyDown(await nameField(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?search=rust');

  await go('/jobs?search=rust&act=save-search');
  expect((await nameField()).value).toBe('From a train');
  screen.getByText('What you had entered is still here.');
  await go('/jobs?search=kafka&act=save-search');
  expect((await nameField()).value).toBe('“kafka”');
  screen.getByText('“kafka”');
});

test('a search by company is named after it, once its name is loaded', async () => {
  const company = '019fdefb-b16a-7015-95d3-fd8f76dc95e8';
  await open('/jobs')(`/jobs?company=${company}&act=save-search`);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  const data = { company: [{ value: company, label: 'Saffron Pay', count: 1 }] };
  await act(async () => answer(Response.json({ data })));
  await waitFor(async () => expect((await nameField()).value).toContain('Saffron Pay'));
  await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
});
