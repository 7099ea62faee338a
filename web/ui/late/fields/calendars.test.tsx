// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Fields = typeof import('./calendars.tsx');
let fields: Fields;
let comes: () => void;

// Each test begins without the code of the calendars, which comes when it says so.
beforeEach(async () => {
  vi.resetModules();
  const coming = new Promise<void>((resolve) => {
    comes = resolve;
  });
  vi.doMock('./calendar-parts.tsx', async (original) => {
    await coming;
    return original();
  });
  fields = await import('./calendars.tsx');
});
afterEach(cleanup);

const show = (field: ReactNode) => render(<MantineProvider env="test">{field}</MantineProvider>);

async function becomes(plain: HTMLElement): Promise<void> {
  comes();
  await vi.waitFor(() => expect(plain.isConnected).toBe(false));
}

test('a month is written before its calendar is there as afterwards, and a press opens it', async () => {
  show(<fields.MonthInput label="Start" value="2026-11-01" />);
  const plain = screen.getByRole('button', { name: 'Start' });
  expect(plain.textContent).toBe('Nov 2026');
  expect(plain.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(plain);
  await becomes(plain);
  expect(screen.getByRole('button', { name: 'Start' }).textContent).toBe('Nov 2026');
  await screen.findByRole('dialog', { name: 'Calendar' });
});

test('a day that is typed is written before as afterwards, and its focus stays', async () => {
  show(<fields.DateInput label="First day" placeholder="26 Nov 2026" value="2026-04-05" />);
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
  expect(plain.value).toBe('5 Apr 2026');
  plain.focus();
  await becomes(plain);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
  expect(field.value).toBe('5 Apr 2026');
  expect(field.readOnly).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('an empty one says what it is for, a wrong one what is wrong', () => {
  show(
    <fields.MonthInput label="Start" value={null} placeholder="Apr 2022" error="Please choose a month." />,
  );
  const field = screen.getByRole('button', { name: 'Start' });
  expect(field.textContent).toBe('Apr 2022');
  expect(screen.getByText('Please choose a month.')).toBeTruthy();
});
