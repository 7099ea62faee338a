import { Secret, TOTP } from 'otpauth';
import { openNewcomer, PASSWORD } from '../newcomer.ts';
import { openBrowser, signIn, visit } from '../people.ts';
import { type Browser, expect, type Page, test } from '../story.ts';

const PERIOD_MS = 30_000;
const SECURITY = '/profile/settings?tab=security';

/** A code is accepted once, so each is from another half minute around now. */
function codesOf(secret: string): (periods: number) => string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return (periods) => app.generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

async function turnOn(page: Page) {
  await visit(page, SECURITY);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const codeAt = codesOf(secret.replaceAll(' ', ''));
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(codeAt(-1));
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  const recoveryCodes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .locator('code')
    .allTextContents();
  return { codeAt, recoveryCodes };
}

async function signInByRecovery(browser: Browser, email: string, code: string): Promise<Page> {
  const page = await openBrowser(browser);
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  return page;
}

test('two-step sign-in is turned on, used, renewed and turned off in the settings', async ({ browser }) => {
  const { page, email } = await openNewcomer(browser);
  const { codeAt, recoveryCodes } = await turnOn(page);
  const [first = '', second = ''] = recoveryCodes;

  await test.step('the recovery codes are saved as a file and shown this once', async () => {
    expect(recoveryCodes).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('medallist-recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText(first)).toHaveCount(0);
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  });

  await test.step('signing in now takes a code of the app', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, email, PASSWORD);
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(codeAt(0));
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('or a recovery code, which is used up', async () => {
    const elsewhere = await signInByRecovery(browser, email, first);
    await visit(elsewhere, SECURITY);
    await expect(elsewhere.getByText('9 recovery codes left.')).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('a wrong code changes nothing', async () => {
    await visit(page, SECURITY);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel('Code from your app, or a recovery code').fill('12345');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('new recovery codes end the old ones', async () => {
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByLabel('Code from your app').fill(codeAt(1));
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.getByText('The old recovery codes no longer work.')).toBeVisible();
    await expect(page.getByText(second)).toHaveCount(0);
    await page.getByRole('button', { name: 'I have kept them' }).click();
  });
});

test('two-step sign-in is turned off with a recovery code, and the password is enough again', async ({
  browser,
}) => {
  const { page, email } = await openNewcomer(browser);
  const { recoveryCodes } = await turnOn(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Code from your app, or a recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  const elsewhere = await openBrowser(browser);
  await signIn(elsewhere, email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/home$/);
});
