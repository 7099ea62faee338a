import { openNewcomer, PASSWORD } from '../newcomer.ts';
import { enter, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

test('a new name and a picture show everywhere at once', async ({ browser }) => {
  const { page } = await openNewcomer(browser, 'Asha', '/profile/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('First name').fill('Ishaan');
  await page.getByLabel('Last name').fill('Varma');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Account menu of Ishaan Varma' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change name' })).toBeFocused();
  const picture = { name: 'ishaan.png', mimeType: 'image/png', buffer: PNG };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('Picture updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu/ }).locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Picture removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu/ }).locator('img')).toHaveCount(0);
});

test('a switched-off topic stays off, and a refused change is reverted', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  const path = '/profile/settings?tab=notifications';
  await visit(page, path);
  const topic = page.getByRole('switch', { name: 'Referrals and rewards by email' });
  await topic.press('Space');
  await expect(page.getByText('Your notification settings are saved.')).toBeVisible();
  await visit(page, path);
  await expect(topic).not.toBeChecked();
  await page.route('**/api/user/notifications', (route) => route.abort('connectionfailed'));
  await topic.press('Space');
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(topic).not.toBeChecked();
});

test('another device is signed out from here', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser);
  const lost = await openBrowser(browser);
  await enter(lost, email, PASSWORD, '/home');
  await visit(page, '/profile/settings?tab=security');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all others' }).press('Enter');
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(lost).toHaveURL(/\/login\?.*reason=expired/);
});
