// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));
afterEach(cleanup);

function Board() {
  const [params] = useSearchParams();
  return <SaveSearchDialog filter={JobsFilter.parse({ search: params.get('search') ?? undefined })} />;
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('the dialog stands in the address, keeps the name that was typed, and another search has its own', async () => {
  window.history.replaceState(null, '', '/jobs?search=rust');
  const router = createBrowserRouter([{ path: '*', element: <Board /> }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const go = (to: string) => act(() => router.navigate(to));
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
