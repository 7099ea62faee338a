import { openBrowser, visit } from '../people.ts';
import { expect, type Page, test } from '../story.ts';
import { type Answer, answer, forbidStorage, STATUS_DEFAULTS } from './answers.ts';

const EMAIL = 'asha@people.test';
const READY = {
  exists: true,
  verified: true,
  userType: 'JOBSEEKER',
  message: '',
  accountEnabled: true,
  canLogin: true,
  needsVerification: false,
};
const USER = { id: '1', userType: 'JOBSEEKER', firstName: 'Asha', lastName: 'Rao', email: EMAIL };

/** Messages that the page shows instead of the default of the status. */
const SHOWN: Record<number, string> = {
  401: 'Incorrect email or password. Please try again.',
  403: 'Verify this email before you sign in.',
  429: 'Too many login attempts. Please try again later.',
  502: 'Server error. Please try again later.',
  503: 'Server error. Please try again later.',
  504: 'Server error. Please try again later.',
};

const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.locator('#sign-in');
const status = (data: object) => ({ status: 200, body: { success: true, data: { ...READY, ...data } } });

async function lastLoginError(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('lastLoginError'))) ?? 'null');
}

/** One attempt on a fresh page with this answer; earlier failures are forgotten. */
async function attempt(page: Page, login: Answer): Promise<void> {
  if (page.url().endsWith('/login')) await page.evaluate(() => sessionStorage.clear());
  await answer(page, 'check-email-status', status({}));
  await answer(page, 'login', login);
  await visit(page, '/login');
  await emailField(page).fill(EMAIL);
  await passwordField(page).fill('a password');
  await passwordField(page).press('Enter');
}

test('an empty form asks for both entries', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visit(page, '/login');
  await submit(page).click();
  await expect(page.getByText('Please check your email and password.')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await emailField(page).fill('asha');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await emailField(page).fill('candidate@medallist.test');
  await passwordField(page).fill('a password');
  await expect(submit(page)).toBeEnabled();
});

test('the kind of account is shown before anything is sent', async ({ browser }) => {
  const page = await openBrowser(browser);
  for (const [name, data, text, isDisabled] of [
    ['unknown', { exists: false }, 'No account found with this email address.', true],
    ['disabled', { accountEnabled: false }, 'Account is disabled. Please contact support.', true],
    ['unconfirmed', { needsVerification: true }, 'Verify this email before you sign in.', true],
    ['good', {}, 'Account found', false],
  ] as const) {
    await answer(page, 'check-email-status', status(data));
    await visit(page, '/login');
    await emailField(page).fill(EMAIL);
    await emailField(page).blur();
    await expect.soft(page.getByText(text), name).toBeVisible();
    await expect.soft(submit(page), name).toBeEnabled({ enabled: !isDisabled });
  }
});

test('the check shows that it runs; if it fails, signing in is still possible', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.route('**/api/auth/check-email-status', () => {});
  await visit(page, '/login');
  await emailField(page).fill(EMAIL);
  await emailField(page).blur();
  await expect(page.getByText('Checking this email…')).toBeVisible();
  await answer(page, 'check-email-status', { status: 500 });
  await emailField(page).fill(`x${EMAIL}`);
  await emailField(page).blur();
  await expect(page.getByText('Unable to check email status')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('each refusal of a sign-in is explained and stored for support', async ({ browser }) => {
  const page = await openBrowser(browser);
  for (const [code, text] of STATUS_DEFAULTS) {
    await attempt(page, { status: code });
    await expect.soft(page.getByText(SHOWN[code] ?? text), String(code)).toBeVisible();
    expect.soft(await lastLoginError(page), String(code)).toMatchObject({ status: code, message: text });
  }
});

test('the message of the server takes precedence over that of the status: error, message, then data.message', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await attempt(page, {
    status: 404,
    body: { error: 'First', message: 'Second', data: { message: 'Third' } },
  });
  await expect(page.getByText('First')).toBeVisible();
  await attempt(page, { status: 404, body: { error: '', message: 'Second', data: { message: 'Third' } } });
  await expect(page.getByText('Second')).toBeVisible();
  await attempt(page, { status: 404, body: { data: { message: 'Third' } } });
  await expect(page.getByText('Third')).toBeVisible();
});

test('a refusal that mentions a lock links to support', async ({ browser }) => {
  const page = await openBrowser(browser);
  for (const message of ['The account is locked', 'This account is disabled', 'Restricted']) {
    await attempt(page, { status: 403, body: { message } });
    const text = 'Your account has been restricted. Please contact support.';
    await expect.soft(page.getByText(text), message).toBeVisible();
  }
});

test('an answer without a part of the session does not sign in', async ({ browser }) => {
  const page = await openBrowser(browser);
  for (const [missing, data, text] of [
    ['token', { user: USER }, 'Invalid response format from server'],
    ['user', { accessToken: 'a.b.c' }, 'Invalid response format from server'],
    ['kind of user', { accessToken: 'a.b.c', user: { ...USER, userType: '' } }, 'Invalid user data received'],
  ] as const) {
    await attempt(page, { status: 200, body: { success: true, data } });
    await expect.soft(page.getByText(text), missing).toBeVisible();
    expect.soft(await lastLoginError(page), missing).toMatchObject({ status: 500, message: text });
    expect.soft(await page.evaluate(() => localStorage.getItem('accessToken')), missing).toBeNull();
  }
});

test('a browser without storage cannot sign in', async ({ browser }) => {
  const page = await openBrowser(browser);
  await answer(page, 'check-email-status', status({}));
  await visit(page, '/login');
  await answer(page, 'login', {
    status: 200,
    body: { success: true, data: { accessToken: 'a.b.c', refreshToken: 'r', user: USER } },
  });
  await forbidStorage(page);
  await emailField(page).fill(EMAIL);
  await passwordField(page).fill('a password');
  await passwordField(page).press('Enter');
  await expect(page.getByText('Login failed')).toBeVisible();
});

test('an address that the refusal calls unconfirmed can request a code from here', async ({ browser }) => {
  const page = await openBrowser(browser);
  await attempt(page, { status: 403, body: { code: 'EMAIL_NOT_VERIFIED', message: 'Verify first' } });
  const resend = page.getByRole('button', { name: 'Resend verification code' });
  await answer(page, 'resend-verification-login', { status: 500 });
  await resend.click();
  await expect(page.getByRole('alert')).toContainText('Failed to send verification. Please try again.');
  const refused = { success: false, message: '', verificationType: 'OTP', cooldownSeconds: 30 };
  await answer(page, 'resend-verification-login', { status: 200, body: { success: true, data: refused } });
  await resend.click();
  await expect(page.getByRole('alert')).toContainText(/^Failed to resend code(?!\.)/);
  const sent = { ...refused, success: true, message: 'Verification code sent successfully!' };
  await answer(page, 'resend-verification-login', { status: 200, body: { success: true, data: sent } });
  await resend.click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText('Verification code sent successfully!')).toBeVisible();
  await expect(page.getByText(/Resend code in 0:(30|2\d)/)).toBeVisible();
});
