import { afterEach, expect, test, vi } from 'vitest';
import type { Applicant } from '#contract/applications/application.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { act, cleanup, render } from '#web/testing/render.tsx';
import { type BoardQuery, landAtOnce, useColumn } from './use-column.ts';

const QUERY: BoardQuery = { search: '', sort: 'match' };
const person = (place: number) => ({ id: `${place}`, status: 'NEW', nextStatuses: ['SHORTLISTED'] });
let people = Array.from({ length: 210 }, (_, place) => person(place));
const asked: string[] = [];

vi.stubGlobal('fetch', (address: string) => {
  const { searchParams } = new URL(address, 'http://here');
  const [size, page] = [Number(searchParams.get('size')), Number(searchParams.get('page'))];
  asked.push(`${page}×${size}`);
  const mine = people.filter(({ status }) => searchParams.getAll('status').includes(status));
  const content = mine.slice(page * size, (page + 1) * size);
  const last = (page + 1) * size >= mine.length;
  return Promise.resolve(
    Response.json({ data: { content, number: page, size, last, totalElements: mine.length } }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

type Column = ReturnType<typeof useColumn>;
const shown = {} as { from: Column; to: Column };
function Columns() {
  shown.from = useColumn('job', ['NEW'], QUERY);
  shown.to = useColumn('job', ['SHORTLISTED'], QUERY);
  return null;
}

async function showAll(): Promise<void> {
  render(<Columns />);
  await vi.waitFor(() => act(async () => expect([shown.from.total, shown.to.total]).toEqual([210, 0])));
  while (shown.from.list.hasNextPage) await act(() => shown.from.list.fetchNextPage());
}

test('an unchanged page keeps its identity and is not rendered again', async () => {
  await showAll();
  const [first, ...others] = shown.from.portions;
  const moved = first?.slice(0, 1) ?? [];
  await act(async () => landAtOnce(moved, { jobId: 'job', query: QUERY, column: null, status: 'REJECTED' }));
  expect(shown.from.portions.map((portion) => portion.length)).toEqual([19, 20, 40, 80, 50]);
  expect(shown.from.portions.slice(1).every((portion, place) => portion === others[place])).toBe(true);
});

test('a long column is loaded in few pages that neither overlap nor leave anybody out', async () => {
  asked.length = 0;
  await showAll();
  expect(shown.from.applicants.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
  expect(asked.filter((portion) => portion !== '0×20')).toEqual(['1×20', '1×40', '1×80', '2×80']);
});

test('a moved card is in the other column at once, and no other card is rendered again, then or after the reload', async () => {
  await showAll();
  const [first, ...others] = shown.from.applicants as [Applicant, ...Applicant[]];
  const column = ['SHORTLISTED'] as const;
  await act(async () => landAtOnce([first], { jobId: 'job', query: QUERY, column, status: 'SHORTLISTED' }));
  expect(shown.to.applicants).toMatchObject([{ id: first.id, nextStatuses: [] }]);
  const isSame = () => shown.from.applicants.every((one, place) => one === others[place]);
  expect([shown.from.applicants.length, isSame()]).toEqual([209, true]);

  people = people.map((one) => (one.id === first.id ? { ...one, status: 'SHORTLISTED' } : { ...one }));
  await act(() => queryClient.invalidateQueries());
  expect(shown.to.applicants[0]?.nextStatuses).toEqual(['SHORTLISTED']);
  expect([shown.from.applicants.length, isSame()]).toEqual([209, true]);
});
