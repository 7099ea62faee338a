import { openNewcomer, PASSWORD } from '../newcomer.ts';
import { enter, openBrowser, signIn, visit } from '../people.ts';
import { expect, test } from '../story.ts';

const ACCOUNT = '/profile/settings?tab=account';
const INACTIVE = /\/account\/inactive$/;

test('a deactivated user sees only the reactivation screen, on every device, and comes back', async ({
  browser,
}) => {
  const { page, email } = await openNewcomer(browser);
  const other = await openBrowser(browser);
  await enter(other, email, PASSWORD, '/home');

  await test.step('deactivating is confirmed first', async () => {
    await visit(page, ACCOUNT);
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page).toHaveURL(INACTIVE);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deactivated' })).toBeVisible();
  });

  await test.step('no other screen opens, here or on the other device', async () => {
    await page.goto('/home');
    await expect(page).toHaveURL(INACTIVE);
    await other.goto('/applications');
    await expect(other).toHaveURL(INACTIVE);
  });

  await test.step('the own data can be taken along', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^medallist-\d{4}-\d\d-\d\d\.json$/);
  });

  await test.step('signing out and in again leads to the same place', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, email, PASSWORD, '/login?from=%2Fapplications');
    await expect(page).toHaveURL(INACTIVE);
  });

  await test.step('reactivating leads home, and the other device follows', async () => {
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await other.reload();
    await expect(other).toHaveURL(/\/home$/);
    await visit(page, '/activity?tab=account');
    await expect(page.getByText('Reactivated the account')).toBeVisible();
  });
});

test('deletion requires the password and a confirmation word, and ends the account', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser, 'Asha', ACCOUNT);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await expect(dialog.getByText('Please type DELETE to confirm.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('That password is not right.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await visit(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Account is disabled. Please contact support.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
});
