import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import ResetPasswordScreen from './reset-password-screen.tsx';

const dead = { success: false, message: 'This link is invalid.', code: 'INVALID_LINK', requestId: 'r' };
vi.stubGlobal('fetch', async () => Response.json(dead, { status: 400 }));

test.each([
  ['a-secret', 'Password reset links are only valid for 1 hour.'],
  ['admin-a-secret', 'A super admin can send you a new one.'],
])('the invalid link with the secret %s shows "%s"', async (secret, words) => {
  const router = createMemoryRouter([{ path: '*', element: <ResetPasswordScreen /> }], {
    initialEntries: [`/reset-password?accessToken=${secret}`],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(words, { exact: false })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeDefined();
});
