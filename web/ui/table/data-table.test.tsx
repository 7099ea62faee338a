import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render, screen, within } from '#web/testing/render.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { PagedCard } from './paged-card.tsx';

interface Fruit {
  id: string;
  name: string;
  price: number;
}

const FRUITS: Fruit[] = [
  { id: 'a', name: 'Apple', price: 3 },
  { id: 'b', name: 'Banana', price: 12 },
];

const COLUMNS: readonly Column<Fruit>[] = [
  { header: 'Fruit', onCard: 'wide', cell: ({ name }) => name },
  { header: 'Price', align: 'end', isFigure: true, onCard: 'labelled', cell: ({ price }) => price },
  {
    header: 'Actions',
    hidesHeader: true,
    onCard: 'corner',
    cell: ({ name }) => <button type="button">Eat {name}</button>,
  },
];

function show(props: Partial<Parameters<typeof DataTable<Fruit>>[0]> = {}) {
  const table = (
    <DataTable
      caption="Fruits"
      columns={COLUMNS}
      rows={FRUITS}
      rowKey={({ id }) => id}
      narrow="cards"
      {...props}
    />
  );
  render(table);
  return screen.getByRole('table', { name: 'Fruits' });
}

test('a table is named by its caption, and its columns by their headers, including hidden ones', () => {
  const table = show();
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Fruit', 'Price', 'Actions']);
  expect(within(table).getByRole('row', { name: 'Banana 12 Eat Banana' })).toBeDefined();
});

test('on a phone’s card a cell names its column, and numbers keep their alignment', () => {
  const table = show();
  const cell = within(table).getByRole('cell', { name: '12' });
  expect(cell.dataset).toMatchObject({ label: 'Price', align: 'end', card: 'labelled' });
  expect(within(table).getByRole('cell', { name: 'Banana' }).dataset).not.toHaveProperty('label');
});

test('a table that scrolls sideways can be reached by keyboard', () => {
  show({ narrow: 'scroll', minWidth: 800 });
  expect(screen.getByRole('region', { name: 'Fruits' }).tabIndex).toBe(0);
});

test('a row to show is marked and scrolled into view, the others are not', () => {
  const bring = vi.fn();
  const table = show({ isMarked: ({ id }) => id === 'b', markedRef: bring });
  const [, apple, banana] = within(table).getAllByRole('row');
  expect(apple?.dataset.marked).toBeUndefined();
  expect(banana?.dataset.marked).toBe('true');
  expect(bring.mock.calls).toEqual([[banana]]);
});

test('rows can be ticked individually, and a ticked one is marked', async () => {
  const toggle = vi.fn();
  const table = show({
    selection: { has: ({ id }) => id === 'a', toggle, label: ({ name }) => `Select ${name}` },
  });
  const [, apple] = within(table).getAllByRole('row');
  expect(apple?.dataset.marked).toBe('true');
  expect(within(table).getByRole<HTMLInputElement>('checkbox', { name: 'Select Apple' }).checked).toBe(true);
  await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Banana' }));
  expect(toggle.mock.calls).toEqual([[FRUITS[1]]]);
});

const EMPTY = { content: [], number: 0, size: 20, totalElements: 0, totalPages: 0, first: true, last: true };
const CALM = { error: null, isFetching: false, refetch: vi.fn() };

function showCard(
  list: Partial<Parameters<typeof PagedCard<Fruit>>[0]['list']>,
  onPage = vi.fn(),
  title?: string,
) {
  const card = (
    <PagedCard
      {...(title ? { title } : { heading: 'Fruits' })}
      list={{ ...CALM, ...list }}
      expected={{ count: 2 }}
      empty={<p>No fruits yet</p>}
      onPage={onPage}
    >
      {(rows) => rows.map(({ name }: Fruit) => <p key={name}>{name}</p>)}
    </PagedCard>
  );
  render(card);
}

test('a list shows that it loads, and nothing else', () => {
  showCard({});
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByText('No fruits yet')).toBeNull();
});

test('an empty list says so, and has no pages', () => {
  showCard({ data: EMPTY });
  expect(screen.getByText('No fruits yet')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that has become empty leads back to the first', async () => {
  const onPage = vi.fn();
  showCard({ data: { ...EMPTY, number: 2, totalElements: 40, first: false } }, onPage);
  expect(screen.queryByText('No fruits yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the first page' }));
  expect(onPage.mock.calls).toEqual([[0]]);
});

test('a list that cannot be read shows the error and can be retried', async () => {
  const refetch = vi.fn();
  showCard({ error: { message: 'Out of order.' }, refetch });
  expect(screen.getByRole('alert').textContent).toContain('Out of order.');
  expect(screen.queryByRole('heading', { name: 'Fruits' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('under a title the error is inside the card', () => {
  showCard({ error: { message: 'Out of order.' } }, vi.fn(), 'Your fruits');
  expect(screen.getByRole('heading', { name: 'Your fruits' })).toBeDefined();
  expect(screen.getByRole('alert')).toBeDefined();
});

test('rows are shown with a link to the next page', async () => {
  const onPage = vi.fn();
  showCard({ data: { ...EMPTY, content: FRUITS, size: 2, totalElements: 5, last: false } }, onPage);
  expect(screen.getByText('Banana')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage.mock.calls).toEqual([[1]]);
});
