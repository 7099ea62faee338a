import { Button } from '@mantine/core';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { act, fireEvent, render, screen } from '#web/testing/render.tsx';
import * as floatingParts from './floating-parts.ts';
import { Tooltip } from './tooltip.tsx';

function show(disabled = false) {
  render(
    <>
      <Tooltip label="Kept for your team" disabled={disabled}>
        <Button>Save</Button>
      </Tooltip>
      <Button>Next</Button>
    </>,
  );
  return screen.getByRole('button', { name: 'Save' });
}

const describes = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test('words come where a pointer rests, describe the button, and go with it; the button stays the same', async () => {
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
])('%s brings none', async (_, pointerType, leaves) => {
  vi.useFakeTimers();
  const button = show();
  fireEvent.pointerOver(button, { pointerType });
  if (leaves) fireEvent.pointerOut(button, { pointerType, relatedTarget: document.body });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.queryByText('Kept for your team')).toBeNull();
});

test('words come with the focus, go by Esc, and do not come back before the focus does', async () => {
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

test('none come while there is nothing to say', async () => {
  const button = show(true);
  await userEvent.tab();
  await act(async () => floatingParts);
  expect(document.activeElement).toBe(button);
  expect(describes(button)).toBeNull();
  expect(screen.queryByText('Kept for your team')).toBeNull();
});
