import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

function show(onEdit = vi.fn()) {
  render(
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
  return onEdit;
}

const button = () => screen.getByRole('button', { name: 'More' });

test('a button says that it opens a menu before the menu is there', () => {
  show();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().id).toBe('more');
});

test('the first press opens it; what is chosen is done; the focus goes back to the button', async () => {
  const onEdit = show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
  await userEvent.click(button());
  await screen.findByRole('menuitem', { name: 'Delete' });
});

test('it opens by Enter, goes down by the arrows, and closes by Escape', async () => {
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

test('a panel opens with the first press, may close itself, and gives the focus back', async () => {
  render(
    <Popover target={<button type="button">Bell</button>} label="Notifications">
      {(close) => (
        <button type="button" onClick={close}>
          Leave
        </button>
      )}
    </Popover>,
  );
  const bell = screen.getByRole('button', { name: 'Bell' });
  expect(bell.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(bell);
  await screen.findByRole('dialog', { name: 'Bell' });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Bell'));
});
