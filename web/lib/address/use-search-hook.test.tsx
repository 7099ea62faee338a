import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { act, render } from '#web/testing/render.tsx';
import * as param from './params.ts';
import { useSearch } from './use-search.ts';

const FILTERS = { text: param.text, city: param.list(param.text), page: param.page };

type Search = ReturnType<typeof useSearch<typeof FILTERS>>;

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const seen: Search[] = [];
  function Screen() {
    const search = useSearch(FILTERS);
    seen.push(search);
    return null;
  }
  const router = createBrowserRouter([
    { path: '/people', Component: Screen },
    { path: '/elsewhere', Component: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => {});
  const [, change] = seen.at(-1) as Search;
  return { router, change, latest: () => seen.at(-1) as Search };
}

test('the change function keeps its identity, and applies to the current address', async () => {
  const { change, latest } = await open('/people?text=go&page=2');
  await act(async () => change({ city: ['Pune'] }));
  expect(latest()[0]).toEqual({ text: 'go', city: ['Pune'], page: 0 });
  expect(latest()[1]).toBe(change);
  await act(async () => change({ page: 1 }));
  expect(window.location.search).toBe('?text=go&city=Pune&page=1');
});

test('it adds a history entry, or replaces the last one', async () => {
  const { change } = await open('/people');
  const steps = window.history.length;
  await act(async () => change({ text: 'r' }, { replace: true, state: { from: 'typing' } }));
  expect(window.history.length).toBe(steps);
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: 'typing' });
  await act(async () => change({ text: 'ru' }));
  expect(window.history.length).toBe(steps + 1);
});

test('after navigating away, a late change does not navigate back', async () => {
  const { router, change } = await open('/people');
  await act(async () => router.navigate('/elsewhere?text=other'));
  await act(async () => change({ text: 'late' }));
  expect(window.location.pathname + window.location.search).toBe('/elsewhere?text=other');
});
