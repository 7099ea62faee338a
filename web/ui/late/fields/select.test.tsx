import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DayInput } from './calendars.tsx';
import { Select } from './select.tsx';

const DATA = [
  { value: 'new', label: 'Newest first' },
  { value: 'old', label: 'Oldest first' },
];

const select = (onChange = vi.fn()) => (
  <MantineProvider env="test">
    <Select label="Sort" data={DATA} value="old" onChange={onChange} clearable searchable={false} />
  </MantineProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sort' });

// The first test of this file: from then on its code is there.
test('before its list is there it shows what is chosen, and hands the focus on', async () => {
  const onChange = vi.fn();
  render(select(onChange));
  const plain = field();
  expect(plain.value).toBe('Oldest first');
  expect(plain.getAttribute('aria-expanded')).toBe('false');
  plain.focus();
  await vi.waitFor(() => expect(field()).not.toBe(plain));
  expect(document.activeElement).toBe(field());
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: 'Newest first' }));
  expect(onChange).toHaveBeenCalledWith('new', expect.anything());
});

test('later ones have their list from the start', async () => {
  render(select());
  const first = field();
  await userEvent.click(first);
  await screen.findByRole('option', { name: 'Newest first' });
  expect(field()).toBe(first);
});

test('a day is written before its calendar is there, as it is afterwards, and a press opens it', async () => {
  const day = (
    <MantineProvider env="test">
      <DayInput aria-label="From" value="2026-11-26" isShort />
    </MantineProvider>
  );
  expect(renderToString(day)).toContain('26 Nov 2026');
  render(day);
  const plain = screen.getByRole('button', { name: 'From' });
  expect(plain.textContent).toBe('26 Nov 2026');
  plain.click();
  await screen.findByRole('dialog', { name: 'Calendar' });
  const button = screen.getByRole('button', { name: 'From' });
  expect(button).not.toBe(plain);
  expect(button.textContent).toBe('26 Nov 2026');
});
