import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MatchedJob } from '#contract/jobs/matched-jobs.ts';
import { render, screen, within } from '#web/testing/render.tsx';
import { MatchedList } from './matched-list.tsx';

const jobs = ['a', 'b', 'c'].map((id) => ({
  id,
  title: `Job ${id}`,
  company: { id: 'x', name: 'Acme', logoUrl: null },
  location: { city: 'Pune', country: 'India', isRemote: id === 'b' },
  salary: { min: 3_000_000, max: 4_000_000, period: 'YEARLY', currency: 'INR' },
  match: null,
  myStatus: null,
  myEnding: null,
  requestId: null,
})) as unknown as MatchedJob[];

function show(shownId: string | undefined, isBeside: boolean) {
  const list = (
    <MatchedList
      jobs={jobs}
      shownId={shownId}
      isBeside={isBeside}
      toOf={({ id }) => `/jobs/${id}`}
      actionsOf={(_, tabIndex) => (
        <button type="button" tabIndex={tabIndex}>
          Save
        </button>
      )}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />);
  return screen.getAllByRole('listitem').map((row) => {
    const link = within(row).getByRole('link');
    const stops = [link, within(row).getByRole('button')].map((one) => one.tabIndex);
    return [stops.join(' '), link.getAttribute('aria-current')];
  });
}

const inside = ['0 0', null];
const outside = ['-1 -1', null];

test('beside a detail the open row is the only tab stop, and marked as current', () => {
  expect(show('b', true)).toEqual([outside, ['0 0', 'true'], outside]);
});

test('if the open job is not in the list, its first row is the tab stop', () => {
  expect(show('elsewhere', true)).toEqual([inside, outside, outside]);
});

test('on a page of its own every row is a tab stop, and none is current', () => {
  expect(show('b', false)).toEqual([inside, inside, inside]);
});

test('a row says where the job is, and that it is remote', () => {
  show(undefined, true);
  expect(screen.getByText('Acme · Pune · Remote')).toBeDefined();
  expect(screen.getAllByText('Acme · Pune')).toHaveLength(2);
});
