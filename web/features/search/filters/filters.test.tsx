import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { NameFilter } from './filter-panel.tsx';
import { NumberPair } from './salary-filter.tsx';

const PAIR = { label: 'Years', least: 0, most: 50, open: ['Any', 'Any'] as const };
const pair = (
  from: number | undefined,
  to: number | undefined,
  onChange: Parameters<typeof NumberPair>[0]['onChange'],
) => <NumberPair {...PAIR} from={from} to={to} onChange={onChange} />;
const changed = vi.fn();

function type(name: string, text: string): void {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

test('changing one end of a range uses the current other end', () => {
  changed.mockReset();
  const { rerender } = render(pair(2, 10, () => {}));
  rerender(pair(3, 5, changed));
  type('Years, from', '4');
  expect(changed).toHaveBeenLastCalledWith(4, 5);
  type('Years, until', '9');
  expect(changed).toHaveBeenLastCalledWith(3, 9);
  type('Years, from', '7');
  expect(changed).toHaveBeenLastCalledWith(5, 7);
});

test('a range that is changed elsewhere is shown', () => {
  const { rerender } = render(pair(2, undefined, () => {}));
  rerender(pair(6, 8, () => {}));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Years, from' }).value).toBe('6');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Years, until' }).value).toBe('8');
});

test('a name is added to the current choice, and no longer suggested', async () => {
  const onChange = vi.fn();
  const filter = (chosen: string[]) => (
    <NameFilter
      title="City"
      add="Add a city"
      all={['Pune', 'Purnia', 'Delhi']}
      facets={[]}
      chosen={chosen}
      onChange={onChange}
    />
  );
  const { rerender } = render(filter([]));
  rerender(filter(['Purnia']));
  const field = screen.getByRole('combobox', { name: 'Add a city' });
  await userEvent.type(field, 'pu');
  expect(
    (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(['Pune']);
  await userEvent.type(field, 'ne{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['Purnia', 'Pune']);
});
