import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldBack } from '#web/testing/held-back.ts';

type Field = typeof import('./select.tsx')['Select'];
let Select: Field;
const late = heldBack('#web/ui/late/fields/select-parts.ts');

beforeEach(async () => {
  late.hold();
  Select = (await import('./select.tsx')).Select;
});

const COLLEGES = ['IIT Bombay', 'IIT Delhi', 'IIT Madras'];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

function College({ begun = null, onSearch }: { begun?: string | null; onSearch?: (text: string) => void }) {
  const [college, setCollege] = useState(begun);
  return (
    <MantineProvider env="test">
      <Select
        label="College"
        data={COLLEGES}
        searchable
        value={college}
        onChange={setCollege}
        {...(onSearch && { onSearchChange: onSearch })}
      />
      <button type="button" onClick={() => setCollege('IIT Delhi')}>
        The nearest
      </button>
    </MantineProvider>
  );
}

test('what is typed before the list is there is sought in it, and the keys go on to what was found', async () => {
  const onSearch = vi.fn();
  render(<College onSearch={onSearch} />);
  const plain = box();
  await userEvent.type(plain, 'mad');
  expect(plain.value).toBe('mad');
  expect(onSearch).toHaveBeenLastCalledWith('mad');
  await late.takesPlaceOf(plain);
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('mad');
  expect(onSearch).toHaveBeenLastCalledWith('mad');
  expect(listed()).toEqual(['IIT Madras']);
  await userEvent.keyboard('ras{ArrowDown}{Enter}');
  expect(box().value).toBe('IIT Madras');
  await userEvent.tab();
  expect(box().value).toBe('IIT Madras');
});

test('who types and leaves has chosen nothing, before the list is there as afterwards', async () => {
  render(<College begun="IIT Bombay" />);
  const plain = box();
  await userEvent.type(plain, ' x');
  expect(plain.value).toBe('IIT Bombay x');
  await userEvent.tab();
  expect(plain.value).toBe('IIT Bombay');
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('IIT Bombay');
});

test('what is chosen elsewhere stands in the field, before the list is there as afterwards', async () => {
  render(<College begun="IIT Bombay" />);
  const plain = box();
  await userEvent.click(screen.getByRole('button'));
  expect(plain.value).toBe('IIT Delhi');
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('IIT Delhi');
  await userEvent.clear(box());
  await userEvent.type(box(), 'bom');
  expect(listed()).toEqual(['IIT Bombay']);
  await userEvent.click(screen.getByRole('option'));
  await userEvent.click(screen.getByRole('button'));
  expect(box().value).toBe('IIT Delhi');
});
