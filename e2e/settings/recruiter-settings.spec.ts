import { Secret, TOTP } from 'otpauth';
import { openCompany } from '../company-people.ts';
import { PASSWORD } from '../newcomer.ts';
import { enter, openBrowser } from '../people.ts';
import { expect, test } from '../story.ts';

const NEW_PASSWORD = 'Better-horse-10';

test('a recruiter changes the password, turns on two-step sign-in, and closes the company with the account', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const founder = await openCompany(page, 'Quiet Harbour');
  await enter(page, founder.email, PASSWORD, '/recruiter/dashboard');

  await test.step('the settings are in the account menu', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  await test.step('the password changes', async () => {
    await page.getByRole('tab', { name: 'Password & Security' }).click();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
  });

  await test.step('two steps are turned on', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').first().textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(app.generate());
    await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
  });

  await test.step('the account says what closes with it, and asks for its name', async () => {
    await page.getByRole('tab', { name: 'Account', exact: true }).click();
    await expect(page.getByText('Nobody else works for Quiet Harbour')).toBeVisible();
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(NEW_PASSWORD);
    await dialog.getByLabel('Type Quiet Harbour to confirm').fill('Quiet');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Please type Quiet Harbour to confirm.')).toBeVisible();
    await dialog.getByLabel('Type Quiet Harbour to confirm').fill('quiet harbour');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('nobody comes in any more', async () => {
    const data = { email: founder.email, password: NEW_PASSWORD };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(423);
  });
});
