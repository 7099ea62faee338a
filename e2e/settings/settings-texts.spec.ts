import { keepApart } from '../browsers.ts';
import { openNewcomer, PASSWORD } from '../newcomer.ts';
import { visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';

const SILENT = { status: 500, json: {} };

/** Makes this call fail without a message from now on. */
async function silence(page: Page, call: string): Promise<void> {
  await page.route(`**/api/user/${call}`, (route) =>
    route.request().method() === 'GET' && call !== 'export' ? route.continue() : route.fulfill(SILENT),
  );
}

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a change of address says what is wrong with the entry', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser, 'Asha', '/profile/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();
  await expectText(page, 'Email is required');
  await page.getByLabel('New email').fill('asha');
  await expectText(page, 'Please enter a valid email address');
  await page.getByLabel('New email').fill(email.toUpperCase());
  await expectText(page, 'Email is already up to date');
  await page.getByLabel('New email').fill('candidate@medallist.test');
  await send.click();
  await expectText(page, 'An account with this email already exists.');
});

test('a code that is missing, refused or not sent is reported', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser, 'Asha', '/profile/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(`next.${email}`);
  await silence(page, 'email/request-update');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectText(page, 'Failed to send verification code');
  await page.unroute('**/api/user/email/request-update');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectText(page, 'Please enter the verification code');
  await silence(page, 'email/verify-update');
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type('123456');
  await expectText(page, 'Invalid verification code');
});

test('a phone number is validated, saved and confirmed for five seconds', async ({ browser }) => {
  const { page } = await openNewcomer(browser);
  keepApart(page);
  await page.clock.install();
  await visit(page, '/profile/settings');
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const update = page.getByRole('button', { name: 'Save changes' });
  await page.getByLabel('Phone number').fill('12 34');
  await update.click();
  await expectText(page, 'Please enter a valid phone number');
  await page.getByLabel('Phone number').fill('+91 91234 56789');
  await silence(page, 'phone');
  await update.click();
  await expectText(page, 'Failed to update phone number');
  await page.unroute('**/api/user/phone');
  await update.click();
  await expectText(page, 'Phone number updated successfully!');
  await expectText(page, '+91 91234 56789');
  await page.clock.fastForward(4000);
  await expectText(page, 'Phone number updated successfully!');
  await page.clock.fastForward(1500);
  await expect(page.getByText('Phone number updated successfully!')).toHaveCount(0);
});

test('a new password is checked against each rule, then changed', async ({ browser }) => {
  const { page } = await openNewcomer(browser, 'Asha', '/profile/settings?tab=security');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const update = page.getByRole('button', { name: 'Save password' });
  await update.click();
  await expectText(page, 'Current password is required');
  await expectText(page, 'New password is required');
  await field('Current password').fill(PASSWORD);
  await field('New password').fill('short');
  await expectText(page, 'Password must be at least 6 characters');
  await field('New password').fill('Battery-staple');
  await field('Confirm new password').fill('Battery-stable');
  await update.click();
  await expectText(page, 'Passwords do not match');
  await field('Confirm new password').fill('Battery-staple');
  await silence(page, 'password');
  await update.click();
  await expectText(page, 'Failed to change password');
  await page.unroute('**/api/user/password');
  await update.click();
  await expectText(page, 'Password changed successfully!');
  await expect(field('Current password')).toHaveValue('');
});

test('each password can be shown and hidden by itself', async ({ browser }) => {
  const { page } = await openNewcomer(browser, 'Asha', '/profile/settings?tab=security');
  for (const [place, label] of ['Current password', 'New password', 'Confirm new password'].entries()) {
    const field = page.getByLabel(label, { exact: true });
    const toggle = page.getByRole('button', { name: 'Show or hide password' }).nth(place);
    await expect(field).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'password');
  }
});

test('a picture that cannot be saved, and an export that cannot be created, are reported', async ({
  browser,
}) => {
  const { page } = await openNewcomer(browser, 'Asha', '/profile/settings');
  await silence(page, 'profile-picture');
  const picture = { name: 'asha.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expectText(page, 'Failed to upload profile picture');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\?tab=account$/);
  await silence(page, 'export');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expectText(page, 'Failed to export user data');
});
