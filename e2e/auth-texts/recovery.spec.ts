import { openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import { answer, STATUS_DEFAULTS } from './answers.ts';

const LINK = '/reset-password?accessToken=a-secret-that-nobody-ever-mailed';
const PASSWORD = 'Battery-staple@7';
const NOT_MAILED = 'Failed to send reset email. Please try again.';
const NOT_RESET = 'Failed to reset password. Please try again.';
const TOLD_TO_WAIT = [0, 429];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openForm(page: Page): Promise<void> {
  await answer(page, 'reset-password/check', { status: 204 });
  await visit(page, LINK);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await expect(heading(page, 'Set a new password')).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await field(page, 'New password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('a forgotten password requires an address', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email address is required')).toBeVisible();
  await field(page, 'Email').fill('asha');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
});

test('a reset link that was not mailed keeps the address for another try, and then names it', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await visit(page, '/forgot-password');
  await field(page, 'Email').fill('asha@people.test');
  for (const [status, text] of STATUS_DEFAULTS) {
    await answer(page, 'forgot-password', { status });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    const shown = TOLD_TO_WAIT.includes(status) ? text : NOT_MAILED;
    await expect(page.getByRole('alert'), String(status)).toHaveText(shown);
    await expect(field(page, 'Email')).toHaveValue('asha@people.test');
  }
  await answer(page, 'forgot-password', { status: 200, body: { success: true } });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText('asha@people.test')).toBeVisible();
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await expect(field(page, 'Email')).toHaveValue('');
});

test('a reset page without a token says so and offers links to leave', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/reset-password');
  await expect(page.getByText('Reset token is missing from the URL')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  await main.getByRole('link', { name: 'Request New Reset Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the token is checked before the form is shown, and removed from the address bar', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await page.route('**/api/auth/reset-password/check', () => {});
  await visit(page, LINK);
  await expect(page.getByText('Validating reset link...')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await answer(page, 'reset-password/check', {
    status: 400,
    body: { code: 'INVALID_LINK', message: 'Used' },
  });
  await visit(page, LINK);
  await expect(heading(page, 'Invalid Reset Link')).toBeVisible();
  await expect(
    page.getByText(
      'This password reset link is invalid or has expired. Password reset links are only valid for 1 hour.',
    ),
  ).toBeVisible();
});

test('a check that fails shows the error, and Try Again repeats it', async ({ browser }) => {
  const page = await openBrowser(browser);
  const again = page.getByRole('button', { name: 'Try Again' });
  for (const [place, [status, text]] of STATUS_DEFAULTS.entries()) {
    await answer(page, 'reset-password/check', { status });
    const asked = page.waitForRequest('**/reset-password/check');
    await (place === 0 ? visit(page, LINK) : again.click());
    await asked;
    await expect(heading(page, 'Password Reset Failed')).toBeVisible();
    await expect(page.getByRole('main'), String(status)).toContainText(text);
  }
  await answer(page, 'reset-password/check', { status: 204 });
  await again.click();
  await expect(heading(page, 'Set a new password')).toBeVisible();
});

test('a refused password is explained; Try Again returns to an empty form', async ({ browser }) => {
  const page = await openBrowser(browser);
  await openForm(page);
  for (const [status, text] of STATUS_DEFAULTS) {
    await answer(page, 'reset-password', { status });
    await send(page);
    await expect(heading(page, 'Password Reset Failed')).toBeVisible();
    const shown = TOLD_TO_WAIT.includes(status) ? text : NOT_RESET;
    await expect(page.getByRole('main'), String(status)).toContainText(shown);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(field(page, 'New password')).toHaveValue('');
    await expect(page.getByText(shown)).toBeHidden();
  }
  await answer(page, 'reset-password', { status: 500, body: { message: 'The mill is closed on Sundays.' } });
  await send(page);
  await expect(page.getByText('The mill is closed on Sundays.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await answer(page, 'reset-password', { status: 400, body: { message: 'The token has expired' } });
  await send(page);
  await expect(heading(page, 'Invalid Reset Link')).toBeVisible();
});

test('each rule of a new password has a message of its own', async ({ browser }) => {
  const page = await openBrowser(browser);
  await openForm(page);
  const button = page.getByRole('button', { name: 'Reset password' });
  for (const [password, text, strength] of [
    ['Aa1!', 'Password must be at least 8 characters long', 'Good'],
    ['AAAAAAA1!', 'Password must contain at least one lowercase letter', 'Good'],
    ['aaaaaaa1!', 'Password must contain at least one uppercase letter', 'Good'],
    ['Aaaaaaaa!', 'Password must contain at least one number', 'Good'],
    ['Aaaaaaaa1', 'Password must contain at least one special character (@$!%*?&)', 'Good'],
    ['a', 'Password must be at least 8 characters long', 'Weak'],
    ['aaaaaaaa', 'Password must contain at least one uppercase letter', 'Weak'],
    ['aaaaaaaA', 'Password must contain at least one number', 'Fair'],
  ] as const) {
    await field(page, 'New password').fill(password);
    await button.click();
    await expect(page.getByText(text), password).toBeVisible();
    await expect(page.getByText(`Strength: ${strength}`), password).toBeVisible();
  }
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await field(page, 'New password').fill(PASSWORD);
  await expect(page.getByText('Strength: Strong')).toBeVisible();
  await expect(page.getByLabel('Met:')).toHaveCount(5);
  await field(page, 'Confirm password').fill(`${PASSWORD}!`);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('both new passwords can be shown and hidden', async ({ browser }) => {
  const page = await openBrowser(browser);
  await openForm(page);
  for (const [place, label] of ['New password', 'Confirm password'].entries()) {
    await field(page, label).fill(PASSWORD);
    await expect(field(page, label)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show or hide password' }).nth(place).click();
    await expect(field(page, label)).toHaveAttribute('type', 'text');
  }
});
