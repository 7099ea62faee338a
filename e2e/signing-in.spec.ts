import { DEMO_PASSWORD, mailTo, openBrowser, signIn, visit } from './people.ts';
import { expect, type Page, test } from './story.ts';

const PASSWORD = 'Correct-horse-9';
const NEW_PASSWORD = 'Battery-staple@7';
const run = Date.now().toString(36);

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

async function applyToJoin(page: Page, email: string): Promise<void> {
  await visit(page, '/candidate/signup');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
}

test('a candidate signs up, mistypes the code, pastes the right one and reaches the home screen', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const email = `asha.${run}@people.test`;
  await applyToJoin(page, email);
  const { subject } = await mailTo(page, email, /is your Medallist code/);
  const code = subject.slice(0, 6);
  // The mail may arrive before the screen asks for its code.
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('4 attempts left')).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await paste(page, `Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('the mailed link confirms the address in another browser and is removed from the address bar', async ({
  browser,
}) => {
  const email = `link.${run}@people.test`;
  await applyToJoin(await openBrowser(browser), email);
  const elsewhere = await openBrowser(browser);
  const { text } = await mailTo(elsewhere, email, /is your Medallist code/);
  const token = /token=(\S+)/.exec(text)?.[1];
  await elsewhere.goto(`/verify-email?token=${token}`);
  await expect(elsewhere).toHaveURL(/\/(verify-email|home)$/);
  await expect(elsewhere).toHaveURL(/\/home$/);
  await elsewhere.evaluate(() => localStorage.clear());
  await elsewhere.goto(`/verify-email?token=${token}`);
  await expect(elsewhere.getByText('This link is invalid or has expired.')).toBeVisible();
});

test('the code page without an address redirects to sign-up', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.goto('/verify-email');
  await expect(page).toHaveURL(/\/candidate\/signup$/);
});

test('a guarded page is restored after sign-in; signing out leads to the landing page', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await page.goto('/home?from=mail');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Email').fill('candidate@medallist.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\?from=mail$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('the address check does not move the button while it is held down', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/login');
  // As a password manager leaves it: the press itself takes the focus out of the address.
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Email').fill('candidate@medallist.test');
  await page.getByRole('button', { name: 'Sign in' }).hover({ position: { x: 40, y: 3 } });
  await page.mouse.down();
  await page.waitForResponse('**/api/auth/check-email-status');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL(/\/home$/);
});

test('wrong passwords are counted from the third; the admin page only lets admins in', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await visit(page, '/admin/login');
  await page.getByLabel('Email').fill('recruiter@medallist.test');
  for (const attempt of [1, 2, 3]) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByText('failed attempts')).toHaveCount(attempt < 3 ? 0 : 1);
  }
  await expect(page.getByText('Incorrect email or password. Please try again.')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('lastLoginError'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Access denied. You do not have permission to view this page.')).toBeVisible();
});

test('a forgotten password is replaced through a link that works once', async ({ browser }) => {
  const page = await openBrowser(browser);
  const email = `forgot.${run}@company.test`;
  const answer = await page.request.post('/api/auth/signup/recruiter', {
    data: {
      firstName: 'Rohan',
      lastName: 'Mehta',
      companyName: 'Tamarind',
      phone: '9876543210',
      email,
      password: PASSWORD,
    },
  });
  expect(answer.status()).toBe(201);
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { text } = await mailTo(page, email, /Set a new Medallist password/);
  const link = new URL(/Set a new password: (\S+)/.exec(text)?.[1] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);
});
