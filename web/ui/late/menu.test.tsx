import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

function show(onEdit = vi.fn()) {
  render(
    <MantineProvider env="test">
      <Menu id="more">
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onEdit}>Edit</Menu.Item>
          <Menu.Item>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  );
  return onEdit;
}

const button = () => screen.getByRole('button', { name: 'More' });

test('a button has `aria-haspopup` before the menu is loaded', () => {
  show();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().id).toBe('more');
});

test('the first click opens it; choosing an item runs it; the focus returns to the button', async () => {
  const onEdit = show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
  await userEvent.click(button());
  await screen.findByRole('menuitem', { name: 'Delete' });
});

test('it opens on Enter, moves down with the arrow keys, and closes on Escape', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await vi.waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
});

test('a panel opens on the first click, can close itself, and returns the focus', async () => {
  render(
    <MantineProvider env="test">
      <Popover target={<button type="button">Bell</button>} label="Notifications">
        {(close) => (
          <button type="button" onClick={close}>
            Leave
          </button>
        )}
      </Popover>
    </MantineProvider>,
  );
  const bell = screen.getByRole('button', { name: 'Bell' });
  expect(bell.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(bell);
  await screen.findByRole('dialog', { name: 'Bell' });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Bell'));
});
