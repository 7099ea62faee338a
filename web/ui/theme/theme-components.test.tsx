import { Button, MantineProvider, Menu, Tooltip } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from './theme.ts';

afterEach(() => {
  vi.useRealTimers();
});

const show = (part: ReactNode) =>
  render(
    <MantineProvider env="test" theme={theme}>
      <main>{part}</main>
    </MantineProvider>,
  );

function showTooltip(disabled = false) {
  show(
    <>
      <Tooltip label="For your team" disabled={disabled}>
        <Button>Save</Button>
      </Tooltip>
      <Button>Next</Button>
    </>,
  );
  return screen.getByRole('button', { name: 'Save' });
}

const describes = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test('a tooltip comes where a pointer rests, describes the button, and goes with it', async () => {
  const button = showTooltip();
  expect(screen.queryByText('For your team')).toBeNull();
  await userEvent.hover(button);
  await vi.waitFor(() => expect(describes(button)).toBe('For your team'));
  await userEvent.unhover(button);
  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['a pointer that passes by', 'mouse', true],
  ['a finger', 'touch', false],
])('%s brings no tooltip', async (_, pointerType, leaves) => {
  vi.useFakeTimers();
  const button = showTooltip();
  fireEvent.pointerDown(button, { pointerType });
  fireEvent.pointerEnter(button, { pointerType });
  fireEvent.mouseEnter(button);
  if (leaves) fireEvent.mouseLeave(button);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('For your team')).toBeNull();
});

test('a tooltip comes with the focus, goes by Escape, and comes again with the focus', async () => {
  const button = showTooltip();
  await userEvent.tab();
  await vi.waitFor(() => expect(describes(button)).toBe('For your team'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await vi.waitFor(() => expect(describes(button)).toBe('For your team'));
});

test('no tooltip comes while there is nothing to say', async () => {
  const button = showTooltip(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(describes(button)).toBeNull();
});

test('a menu opens by Enter, goes down by the arrows, and gives the focus back by Escape and by a choice', async () => {
  const onEdit = vi.fn();
  show(
    <Menu id="more">
      <Menu.Target>
        <button type="button">More</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onEdit}>Edit</Menu.Item>
        <Menu.Item>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect([button.id, button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual([
    'more',
    'menu',
    'false',
  ]);
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await vi.waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});
