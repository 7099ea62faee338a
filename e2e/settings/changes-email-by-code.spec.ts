import { keepApart } from '../browsers.ts';
import { openNewcomer, PASSWORD } from '../newcomer.ts';
import { enter, mailTo, moveClock, openBrowser, visit } from '../people.ts';
import { expect, test } from '../story.ts';

const CODE_MAIL = /confirms your new address/;

test('the address of an account is changed with the code mailed to the new one', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser);
  const next = email.replace('asha', 'asha.new');
  await visit(page, '/profile/settings');

  await test.step('a code is asked for, and a wrong one costs an attempt', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Verification code sent to your new email address')).toBeVisible();
    await expect(page.getByText(/^Expires in (10:00|9:5\d)$/)).toBeVisible();
    await expect(page.getByText(/^Resend code in 0:\d\d$/)).toBeVisible();
    const { subject } = await mailTo(page, next, CODE_MAIL);
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(subject.startsWith('000000') ? '000001' : '000000');
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await expect(page.getByText('4 attempts left')).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  });

  await test.step('giving up leads back to the address, which is still there', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('New email')).toHaveValue(next);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(`A code was sent to ${next}.`)).toBeVisible();
  });

  await test.step('the code still works after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Enter the code' }).click();
    const { subject } = await mailTo(page, next, CODE_MAIL);
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(subject.slice(0, 6));
    await expect(page.getByText('Email updated successfully!')).toBeVisible();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  });

  await test.step('the old address is told, and only the new one signs in', async () => {
    await mailTo(page, email, /address was changed/);
    const elsewhere = await openBrowser(browser);
    await enter(elsewhere, next, PASSWORD, '/home');
    await elsewhere.context().close();
  });
});

test('the code step ends when the code expires, ten minutes after it was requested', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser);
  keepApart(page);
  await page.clock.install();
  await visit(page, '/profile/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(`late.${email}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Expires in/)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible();
  await page.clock.fastForward('09:00');
  await expect(page.getByText('This verification code has expired. Please request a new one.')).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue(`late.${email}`);
});

test('a while after signing in, a new address requires the password', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser);
  const next = `later.${email}`;
  await moveClock(page, 11 * 60);
  await visit(page, '/profile/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });

  await test.step('giving up keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nothing has changed: it was not confirmed that it is you.')).toBeVisible();
    await expect(page.getByLabel('New email')).toHaveValue(next);
  });

  await test.step('a wrong password is told at its field', async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
  });

  await test.step('the right one repeats the call by itself', async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Verification code sent to your new email address')).toBeVisible();
    const { subject } = await mailTo(page, next, CODE_MAIL);
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(subject.slice(0, 6));
    await expect(page.getByText('Email updated successfully!')).toBeVisible();
  });
  await moveClock(page, 0);
});
