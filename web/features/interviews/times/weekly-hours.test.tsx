import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen, waitFor } from '#web/testing/render.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

const user = userEvent.setup({ delay: null });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  cleanup();
  render(<WeeklyHours availability={{ timezone: 'Asia/Kolkata', days: [], updatedAt: null }} />);
  await user.click(screen.getByText('Set weekly hours'));
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const draftNotice = () => screen.queryByText('What you had entered is still here.');

test('ticks are restored when the page is reopened, until they are saved', async () => {
  await open();
  expect(draftNotice()).toBeNull();
  await user.click(box('Monday, morning'));
  await user.click(box('Friday, evening'));
  await open();
  expect(draftNotice()).toBeTruthy();
  expect([box('Monday, morning').checked, box('Friday, evening').checked]).toEqual([true, true]);
  expect(box('Monday, evening').checked).toBe(false);

  const data = { timezone: 'Asia/Kolkata', days: [], updatedAt: '2026-11-26T13:00:00.000Z' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }));
  await user.click(screen.getByRole('button', { name: 'Save weekly hours', hidden: true }));
  await waitFor(() => expect(screen.queryByLabelText('Monday, morning')).toBeNull());
  await open();
  expect(draftNotice()).toBeNull();
});
