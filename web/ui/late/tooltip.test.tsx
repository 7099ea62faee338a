import { Button, MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as floatingParts from './floating-parts.ts';
import { Tooltip } from './tooltip.tsx';

function show(disabled = false) {
  render(
    <MantineProvider env="test">
      <Tooltip label="Kept for your team" disabled={disabled}>
        <Button>Save</Button>
      </Tooltip>
      <Button>Next</Button>
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: 'Save' });
}

const describes = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test('the text appears on hover, describes the button, and disappears after it; the button element does not change', async () => {
  const button = show();
  expect(screen.queryByText('Kept for your team')).toBeNull();
  await userEvent.hover(button);
  await vi.waitFor(() => expect(describes(button)).toBe('Kept for your team'));
  expect(screen.getByRole('tooltip').textContent).toBe('Kept for your team');
  await userEvent.unhover(button);
  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button);
});

test.each([
  ['a pointer that passes by', 'mouse', true],
  ['a finger', 'touch', false],
])('%s shows none', async (_, pointerType, leaves) => {
  vi.useFakeTimers();
  const button = show();
  fireEvent.pointerOver(button, { pointerType });
  if (leaves) fireEvent.pointerOut(button, { pointerType, relatedTarget: document.body });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.queryByText('Kept for your team')).toBeNull();
});

test('the text appears on focus, is hidden by Esc, and reappears only with the next focus', async () => {
  const button = show();
  await userEvent.tab();
  await vi.waitFor(() => expect(describes(button)).toBe('Kept for your team'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await vi.waitFor(() => expect(describes(button)).toBe('Kept for your team'));
});

test('no tooltip appears without a text', async () => {
  const button = show(true);
  await userEvent.tab();
  await act(async () => floatingParts);
  expect(document.activeElement).toBe(button);
  expect(describes(button)).toBeNull();
  expect(screen.queryByText('Kept for your team')).toBeNull();
});
